import type { ResourceType } from '../../../contract/page-types.ts'
import type { AppHead } from '../../components/app-line.tsx'
import type { CommentItem } from '../detail/model.ts'

/** One comment with all its replies, for whoever reads without scripts. */
export interface ThreadModel {
  app: AppHead & { packageName: string; resourceType: ResourceType }
  comment: CommentItem
  page: number
  lastPage: number
}
