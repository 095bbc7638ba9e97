import { APP_MARKS, type AppMark } from '../../rules/apps/app-marks.ts'
import { APP_SORTS, type AppSort } from '../../rules/apps/app-sorts.ts'
import { readPageNumber } from '../../rules/counts/pager.ts'
import { here } from './here.ts'

/** Which part of a list a page shows, as its address says it. */
export interface ListAddress {
  page: number
  sort: AppSort
  /** What the apps must have, in the order of APP_MARKS. */
  marks: AppMark[]
}

/** Whose list it is. */
export type ListPlace = { kind: 'soft' | 'game' } | { categoryId: number }

const [usual] = APP_SORTS
const marksText = (marks: readonly AppMark[]) => APP_MARKS.filter(mark => marks.includes(mark)).join('.')

/** undefined: an address that we never write. */
export function readListAddress(query: Record<string, unknown>, lastPage: number): ListAddress | undefined {
  const page = readPageNumber(query.page, lastPage)
  const sort =
    query.sort === undefined ? usual : APP_SORTS.find(sort => sort !== usual && sort === query.sort)
  const given = query.type === undefined ? [] : String(query.type).split('.')
  const marks = APP_MARKS.filter(mark => given.includes(mark))
  if (page === undefined || sort === undefined) return undefined
  if (marks.length !== given.length || marks.some((mark, i) => mark !== given[i])) return undefined
  return { page, sort, marks }
}

/** The one way to write it: what is usual is left out, and names stand in the order in which the edge sorts them. */
export function listPath(
  place: ListPlace,
  { page = 1, sort = usual, marks = [] }: Partial<ListAddress> = {},
): string {
  const query = [
    page > 1 && `page=${page}`,
    sort !== usual && `sort=${sort}`,
    marks.length > 0 && `type=${marksText(marks)}`,
  ].filter(Boolean)
  const path = here('kind' in place ? `/top/${place.kind}` : `/category/${place.categoryId}`)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}

/** Of the newest versions in a list. */
export const listFeedPath = (place: ListPlace) => `${listPath(place)}/feed.xml`
