import { z } from 'zod'
import { developerName as nameOf } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const developerName = statement({
  name: 'developer name',
  parameters: { developer: 'bigint', locale: 'text' },
  row: z.object({ name: z.string() }),
  text: ({ developer, locale }) =>
    `select ${nameOf('developers', locale)} as name from developers where id = ${developer}`,
})

export const findDeveloperName = async (db: Database, developerId: number, locale: string) =>
  (await developerName(db, { developer: developerId, locale }))[0]?.name
