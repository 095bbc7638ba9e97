import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const developerName = statement({
  name: 'developer name',
  parameters: { developer: 'bigint' },
  row: z.object({ name: z.string() }),
  text: ({ developer }) => `select name from developers where id = ${developer}`,
})

export async function findDeveloperName(db: Database, developerId: number): Promise<string | undefined> {
  return (await developerName(db, { developer: developerId }))[0]?.name
}
