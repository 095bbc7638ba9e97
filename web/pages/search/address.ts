import { MAX_SEARCH_LENGTH } from '../../../contract/suggest.ts'
import { readPageNumber } from '../../../rules/counts/pager.ts'
import { CONDITIONS, type Condition } from '../../../rules/search/conditions.ts'
import { here } from '../../addresses/here.ts'

export const SEARCH_SORTS = ['match', 'downloads'] as const

/** Which part of the answer a page shows, as its address says it. */
export interface SearchAddress {
  /** What was asked for, trimmed and cut; empty: nothing yet. */
  query: string
  /** `soft`, `game` or the short name of a category; empty: all. */
  kind: string
  sort: (typeof SEARCH_SORTS)[number]
  page: number
  /** Nothing but what was typed, though it may be a slip. */
  asTyped: boolean
  /** What apps must be like, in the order of CONDITIONS. */
  conditions: readonly Condition[]
}

/** undefined: an address that we never write, but for what visitors type. */
export function readSearchAddress(
  query: Record<string, unknown>,
  lastPage: number,
): SearchAddress | undefined {
  const page = readPageNumber(query.page, lastPage)
  const kind = query.type === undefined ? '' : /^[a-z][a-z0-9-]{0,39}$/.exec(String(query.type))?.[0]
  const sort = SEARCH_SORTS.find(sort => sort === (query.sort ?? 'match'))
  const given = query.with === undefined ? [] : String(query.with).split('.')
  const conditions = CONDITIONS.filter(one => given.includes(one))
  if (conditions.join('.') !== given.join('.')) return undefined
  const known = query.as === undefined || query.as === 'typed'
  if (page === undefined || kind === undefined || sort === undefined || !known) return undefined
  return {
    query: typeof query.q === 'string' ? tidy(query.q) : '',
    kind,
    sort,
    page,
    asTyped: query.as === 'typed',
    conditions,
  }
}

/** What is usual is left out, and names stand in the order in which the edge sorts them. */
export function searchPath({
  query,
  kind = '',
  sort = 'match',
  page = 1,
  asTyped = false,
  conditions = [],
}: Partial<SearchAddress>): string {
  const parts = [
    asTyped && 'as=typed',
    page > 1 && `page=${page}`,
    query && `q=${encodeURIComponent(query)}`,
    sort !== 'match' && `sort=${sort}`,
    kind && `type=${kind}`,
    conditions.length > 0 && `with=${CONDITIONS.filter(one => conditions.includes(one)).join('.')}`,
  ].filter(Boolean)
  return here(parts.length > 0 ? `/search?${parts.join('&')}` : '/search')
}

/** Without what can't be seen, and not cut in the middle of a character. */
function tidy(text: string): string {
  const seen = text
    .slice(0, MAX_SEARCH_LENGTH * 4)
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return [...seen].slice(0, MAX_SEARCH_LENGTH).join('').trim()
}
