import type { ResourceType } from '../../../contract/page-types.ts'
import type { CommentsAddress } from '../../addresses/comments.ts'
import type { CommentItem } from '../../features/comments/model.ts'
import type { AppHead } from '../../kit/app-line.tsx'
import type { Rating } from '../detail/model.ts'

/** The comment list as its view needs it. */
export interface CommentsModel {
  app: AppHead & { packageName: string; resourceType: ResourceType }
  address: CommentsAddress
  /** undefined: search engines keep this one out. */
  canonical: string | undefined
  rating: Rating | undefined
  count: string
  /** How many gave each number of stars, from five down to one. */
  byStars: { stars: number; count: string }[]
  comments: CommentItem[]
  lastPage: number
  /** Set on the last page when there are more comments than may be listed: how many are. */
  cutAt: number | undefined
}
