import { z } from 'zod'
import type { Store } from '../../data/clickhouse/store.ts'
import type { Database } from '../../data/db/database.ts'
import { findKnown } from '../../data/db/queries/search.ts'
import { statement } from '../../data/db/statement.ts'
import { plainText } from '../../data/search/plain-text.ts'
import { asksOf, token } from '../../data/search/query-levels.ts'
import { asOneWord } from '../../rules/search/han.ts'
import { cleanWords } from './clean-words.ts'
import { countSearches, countTogether, type SearchedWord, type SearchSettings } from './count-searches.ts'

/**
 * Writes what many searched for into PostgreSQL, for the search page and its box. Only words that the store has an app for, by its
 * name or by what it is: a flood can lift what is in the catalogue, and never publish a text of its own.
 */
export async function writeSearchedWords(
  store: Store,
  db: Database,
  settings: SearchSettings,
): Promise<number> {
  const clean = cleanWords(await countSearches(store, settings), settings.refused)
  const found = await findKnown(
    db,
    clean.map(({ word }) => {
      const whole = asOneWord(plainText(word))
      return (['name', 'begins', 'words', 'topic'] as const).map(level => token(level, whole)).join(' | ')
    }),
  )
  const words = clean.filter((_, place) => found.has(place))
  await putMissed(db, await missedOf(db, clean))
  const together = await countTogether(
    store,
    words.map(({ word }) => word),
  )
  await put(db, {
    words: words.map(({ word }) => word),
    counts: words.map(({ searches }) => searches),
    // One text a word, because arrays of arrays must all be of one length.
    related: words.map(({ word }) => (together.get(word) ?? []).join('\n')),
  })
  return words.length
}

// What the demo invented stays until there is something real.
/** Those that no way of finding an app has anything for, not even its description. */
async function missedOf(db: Database, words: SearchedWord[]): Promise<SearchedWord[]> {
  const found = await findKnown(
    db,
    words.map(({ word }) =>
      asksOf(word)
        .map(({ query }) => `(${query})`)
        .join(' | '),
    ),
  )
  return words.filter((_, place) => !found.has(place))
}

const putMissed = (db: Database, words: SearchedWord[]) =>
  putMissedWords(db, { words: words.map(({ word }) => word), counts: words.map(({ searches }) => searches) })

const putMissedWords = statement({
  name: 'put missed words',
  parameters: { words: 'text[]', counts: 'bigint[]' },
  row: z.never(),
  text: ({ words, counts }) => `
with given as (
  select word, searches from unnest(${words}, ${counts}) as n(word, searches)
), gone as (
  delete from missed_words where word not in (select word from given)
)
insert into missed_words (word, searches) select word, searches from given
on conflict (word) do update set searches = excluded.searches`,
})

const put = statement({
  name: 'put searched words',
  parameters: { words: 'text[]', counts: 'bigint[]', related: 'text[]' },
  row: z.never(),
  text: ({ words, counts, related }) => `
with given as (
  select word, searches, related from unnest(${words}, ${counts}, ${related}) as n(word, searches, related)
), gone as (
  delete from searched_words where (not invented or exists (select from given)) and word not in (select word from given)
)
insert into searched_words (word, searches, related)
select word, searches, coalesce(string_to_array(nullif(related, ''), E'\\n'), '{}') from given
on conflict (word) do update set searches = excluded.searches, related = excluded.related, invented = false`,
})
