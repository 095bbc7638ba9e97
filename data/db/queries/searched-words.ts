import { z } from 'zod'
import { developerName } from '../best-text.ts'
import type { Database } from '../database.ts'
import { statement } from '../statement.ts'

const MAX_HOT = 8
const MAX_BEGUN = 3
const MAX_DEVELOPERS = 2

const hot = statement({
  name: 'hot searches',
  parameters: { script: 'text' },
  row: z.object({ word: z.string() }),
  text: ({ script }) => `
  select word from searched_words
  where ${script} <> 'Latn' or word !~ '[\u2e80-\u9fff]'
  order by searches desc, word limit ${MAX_HOT}`,
})

/** What many search for, the most first; to who reads Latin letters alone no words in Chinese characters. */
export async function findHotWords(db: Database, locale: string): Promise<string[]> {
  const script = new Intl.Locale(locale).maximize().script ?? ''
  return (await hot(db, { script })).map(({ word }) => word)
}

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
  parameters: { typed: 'text', locale: 'text' },
  row: z.object({ developerId: z.number().nullable(), name: z.string() }),
  text: ({ typed, locale }) => `
  (
    select null::bigint as "developerId", word as name from searched_words
    where ${begins('word', typed)} order by searches desc, word limit ${MAX_BEGUN}
  )
  union all
  (
    select developers.id, ${developerName('developers', locale)}
    from (
      select id, min(name) as name
      from (
        select id, lower(name) as name from developers where ${begins('lower(name)', typed)}
        union all
        select developer_id, lower(name) from developer_texts where name is not null and ${begins('lower(name)', typed)}
      ) called
      group by id
    ) begun
    join developers on developers.id = begun.id
    where exists (select from apps where developer_id = developers.id and status = 'live')
    order by begun.name using ~<~, begun.id limit ${MAX_DEVELOPERS}
  )
`,
})

/** Searches, and developers by any of their names, that begin with what was typed, in small letters. */
export const findBegun = (db: Database, typed: string, locale: string) => begun(db, { typed, locale })
