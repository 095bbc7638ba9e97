import type { ResourceType } from '../../../contract/page-types.ts'
import type { AppHead } from '../../kit/app-line.tsx'
import type { GiftItem } from '../gifts/model.ts'

export interface AppGiftsModel {
  app: AppHead & { packageName: string; resourceType: ResourceType }
  canonical: string | undefined
  gifts: GiftItem[]
  /** What other apps give while this one gives nothing. */
  elsewhere: GiftItem[]
}
