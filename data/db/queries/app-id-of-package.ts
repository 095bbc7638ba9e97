import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const appOfName = statement({
  name: 'app id of package',
  parameters: { packageName: 'text' },
  row: z.object({ id: z.number() }),
  text: ({ packageName }) => `select id from apps where package_name = ${packageName}`,
})

export const appIdOfPackage = async (db: Database, packageName: string) =>
  (await appOfName(db, { packageName }))[0]?.id
