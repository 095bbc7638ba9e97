import type { Store } from '../../data/clickhouse/store.ts'

export interface SearchedWord {
  word: string
  searches: number
}

/** A word counts if many search for it in a week; a rarer one may be personal. */
export interface SearchSettings {
  /** From how many networks a word must come. */
  min: number
  /** Words that no page proposes, nor what has one in it. */
  refused: string[]
}

const DAYS = 7
const MAX = 500
const MAX_RELATED = 6
const LONGEST = 20
/** So many networks must have searched for both. */
const MIN_TOGETHER = 5

/** Recent searches that browsers reported on the day on which they happened: a network has another pseudonym on the next. */
const told = `
  select network, sessionId, toDate(received, 'UTC') as day,
    lowerUTF8(trimBoth(replaceRegexpAll(keyword, '\\\\s+', ' '))) as word
  from events final
  where at >= now() - interval ${DAYS} day and keyword != '' and module != 'suggest' and network != ''
    and toDate(received, 'UTC') = toDate(at, 'UTC') and lengthUTF8(word) between 2 and ${LONGEST}`

/**
 * The words that most networks searched for, each network once a day. The best day counts no more than the second best, so that
 * one day's flood, and a word of one day alone, is nothing.
 */
export function countSearches(store: Store, { min }: SearchSettings): Promise<SearchedWord[]> {
  return store.rows<SearchedWord>(
    `select word, sum(networks) - max(networks) + arrayElement(arrayReverseSort(groupArray(networks)), 2) as searches
     from (select word, day, uniqExact(network) as networks from (${told}) group by word, day)
     group by word having count() > 1 and sum(networks) >= {min: UInt32}
     order by searches desc, word limit ${MAX}`,
    { min },
  )
}

/** To each of these words, which of the others the same visits searched for. */
export async function countTogether(store: Store, words: string[]): Promise<Map<string, string[]>> {
  const rows = await store.rows<{ word: string; other: string }>(
    `select pair.1 as word, pair.2 as other
     from (
       select network, arrayJoin(arrayFlatten(
         arrayMap(one -> arrayMap(two -> (one, two), arrayFilter(two -> two != one, words)), words)
       )) as pair
       from (
         select network, sessionId, groupUniqArray(10)(word) as words from (${told})
         where word in (select arrayJoin({words: Array(String)}))
         group by network, sessionId having length(words) > 1
       )
     )
     group by word, other having uniqExact(network) >= ${MIN_TOGETHER}
     order by uniqExact(network) desc, other limit ${MAX_RELATED} by word`,
    { words },
  )
  return new Map(
    [...Map.groupBy(rows, ({ word }) => word)].map(([word, all]) => [word, all.map(({ other }) => other)]),
  )
}
