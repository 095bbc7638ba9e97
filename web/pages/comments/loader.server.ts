import type { Database } from '../../../data/db/database.ts'
import { findAppHead } from '../../../data/db/queries/app-head.ts'
import { COMMENTS_LISTED, COMMENTS_PER_PAGE, findCommentList } from '../../../data/db/queries/comment-list.ts'
import { formatCount } from '../../../rules/counts/count.ts'
import { type CommentsAddress, commentsPath } from '../../addresses/comments.ts'
import { locale, words } from '../../words/words.ts'
import { whyAbsent } from '../absent-app.server.ts'
import type { Loaded } from '../define-page.server.ts'
import { presentComment, presentRating } from '../detail/present-detail.server.ts'
import type { CommentsModel } from './model.ts'

export async function loadComments(
  db: Database,
  origin: string,
  appId: number,
  address: CommentsAddress,
): Promise<Loaded<CommentsModel>> {
  const [app, list] = await Promise.all([findAppHead(db, appId, locale), findCommentList(db, appId, address)])
  if (app?.status !== 'live') return whyAbsent(db, app)

  const { page, sort, stars } = address
  const found = stars === undefined ? list.shown : (list.byStars[stars - 1] ?? 0)
  const listed = Math.min(found, COMMENTS_LISTED)
  const lastPage = Math.max(1, Math.ceil(listed / COMMENTS_PER_PAGE))
  if (page > lastPage) return { found: 'nothing' }

  // A page of another order or of one rating shows what the plain pages show: an index of it all need not hold it twice,
  // and none of the plain pages is its equal, to which a canonical link could point. So such a page is left out.
  const plain = sort === 'newest' && stars === undefined && list.shown > 0
  return {
    found: 'live',
    model: {
      app,
      address,
      canonical: plain ? origin + commentsPath(appId, address) : undefined,
      rating: presentRating(app.ratings),
      count: formatCount(app.comments, locale),
      byStars: list.byStars.map((n, i) => ({ stars: i + 1, count: presentCount(n) })).reverse(),
      comments: list.comments.map(presentComment),
      lastPage,
      cutAt: page === lastPage && found > listed ? listed : undefined,
    },
  }
}

const presentCount = (n: number) => (n >= COMMENTS_LISTED ? words.commentPage.more : String(n))
