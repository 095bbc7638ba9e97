import { MAX_SEARCH_LENGTH } from '../../../contract/suggest.ts'
import { readPageNumber } from '../../../rules/pager.ts'

export const SEARCH_KINDS = ['all', 'soft', 'game'] as const
export const SEARCH_SORTS = ['match', 'downloads'] as const

/** Which part of the answer a page shows, as its address says it. */
export interface SearchAddress {
  /** What was asked for, trimmed and cut; empty: nothing yet. */
  query: string
  kind: (typeof SEARCH_KINDS)[number]
  sort: (typeof SEARCH_SORTS)[number]
  page: number
}

/** undefined: an address that we never write, but for what visitors type. */
export function readSearchAddress(
  query: Record<string, unknown>,
  lastPage: number,
): SearchAddress | undefined {
  const page = readPageNumber(query.page, lastPage)
  const kind = SEARCH_KINDS.find(kind => kind === (query.type ?? 'all'))
  const sort = SEARCH_SORTS.find(sort => sort === (query.sort ?? 'match'))
  if (page === undefined || kind === undefined || sort === undefined) return undefined
  return { query: typeof query.q === 'string' ? tidy(query.q) : '', kind, sort, page }
}

/** What is usual is left out, and names stand in the order in which the edge sorts them. */
export function searchPath({
  query,
  kind = 'all',
  sort = 'match',
  page = 1,
}: Partial<SearchAddress>): string {
  const parts = [
    page > 1 && `page=${page}`,
    query && `q=${encodeURIComponent(query)}`,
    sort !== 'match' && `sort=${sort}`,
    kind !== 'all' && `type=${kind}`,
  ].filter(Boolean)
  return parts.length > 0 ? `/search?${parts.join('&')}` : '/search'
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
