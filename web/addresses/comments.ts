import { readPageNumber } from '../../rules/counts/pager.ts'
import { appOfComment } from '../../rules/reports/comment-id.ts'
import { here } from './here.ts'

/** Which of an app's comments a page lists, as its address says it. */
export interface CommentsAddress {
  page: number
  sort: 'newest' | 'replies'
  /** undefined: whatever the rating. */
  stars: number | undefined
}

/** By number a visitor gets this far; older ones are not listed. */
const LAST_PAGE = 50

/** undefined: an address that we never write. */
export function readAddress(query: Record<string, unknown>): CommentsAddress | undefined {
  const page = readPageNumber(query.page, LAST_PAGE)
  if (page === undefined) return undefined
  if (query.sort !== undefined && query.sort !== 'replies') return undefined
  if (query.type !== undefined && !(typeof query.type === 'string' && /^[1-5]$/.test(query.type)))
    return undefined
  const stars = query.type === undefined ? undefined : Number(query.type)
  return { page, sort: query.sort ?? 'newest', stars }
}

/** The one way to write it: what is usual is left out, and names stand in the order in which the edge sorts them. */
export function commentsPath(
  appId: number,
  { page = 1, sort = 'newest', stars }: Partial<CommentsAddress> = {},
): string {
  const query = [
    page > 1 && `page=${page}`,
    sort !== 'newest' && `sort=${sort}`,
    stars !== undefined && `type=${stars}`,
  ].filter(Boolean)
  return here(`/apps/${appId}/comments${query.length > 0 ? `?${query.join('&')}` : ''}`)
}

/** One comment with all its replies, on a page of its own. */
export const threadPath = (commentId: number) =>
  here(`/apps/${appOfComment(commentId)}/comments/${commentId}`)
