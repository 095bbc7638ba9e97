import { z } from 'zod'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

export const MAX_HOT = 8
const MAX_BEGUN = 3
const MAX_DEVELOPERS = 2

const hot = statement({
  name: 'hot searches',
  parameters: {},
  row: z.object({ word: z.string() }),
  text: () => `select word from searched_words order by searches desc, word limit ${MAX_HOT}`,
})

/** What many search for, the most first. */
export const findHotWords = async (db: Database): Promise<string[]> => (await hot(db)).map(({ word }) => word)

const related = statement({
  name: 'related searches',
  parameters: { word: 'text' },
  row: z.object({ related: z.array(z.string()) }),
  text: ({ word }) => `select related from searched_words where word = ${word}`,
})

/** What those searched for as well who searched for this; `word` as it is written there. */
export const findRelatedWords = async (db: Database, word: string): Promise<string[]> =>
  (await related(db, { word }))[0]?.related ?? []

/** A range and no pattern: plans are made without the values, and an index has no use for a pattern that it does not know. */
const begins = (column: string, text: string) =>
  `${column} ~>=~ ${text} and ${column} ~<~ (${text} || chr(1114111))`

const begun = statement({
  name: 'words and developers that begin so',
  parameters: { typed: 'text' },
  row: z.object({ developerId: z.number().nullable(), name: z.string() }),
  text: ({ typed }) => `
  (
    select null::bigint as "developerId", word as name from searched_words
    where ${begins('word', typed)} order by searches desc, word limit ${MAX_BEGUN}
  )
  union all
  (
    select id, name from developers
    where ${begins('lower(name)', typed)}
      and exists (select from apps where developer_id = developers.id and status = 'live')
    order by lower(name) using ~<~, id limit ${MAX_DEVELOPERS}
  )
`,
})

/** Searches and developers that begin with what was typed, in small letters. */
export const findBegun = (db: Database, typed: string) => begun(db, { typed })
