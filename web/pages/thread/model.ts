import type { ResourceType } from '../../../contract/page-types.ts'
import type { CommentItem } from '../../features/comments/model.ts'
import type { AppHead } from '../../kit/app-line.tsx'

/** One comment with all its replies, for visitors without scripts. */
export interface ThreadModel {
  app: AppHead & { packageName: string; resourceType: ResourceType }
  comment: CommentItem
  page: number
  lastPage: number
}
