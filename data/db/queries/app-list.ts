import type { Database } from '../database.ts'

export async function appIdOfPackage(db: Database, packageName: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('apps')
    .select('id')
    .where('package_name', '=', packageName)
    .executeTakeFirst()
  return row?.id
}
