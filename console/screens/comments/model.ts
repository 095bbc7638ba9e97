import type { ItemRow } from '../../../data/db/queries/comments/queue.ts'
import type { reportsOfComment, thread } from '../../../data/db/queries/comments/thread.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import type { Pick } from '../../kit/picks.ts'

export interface QueueItem extends ItemRow {
  key: string
}

export interface CurrentItem {
  item: QueueItem
  place: number
  thread: RowOf<typeof thread>[] | null
  others: RowOf<typeof reportsOfComment>[]
  /** What they left; null: nothing, or it was not asked for. */
  contact: string | null
}

export interface CommentsModel {
  list: 'open' | 'hidden' | 'app'
  app: number | null
  /** The app whose comments are listed. */
  picked: Pick | undefined
  counts: { open: number; today: number; hiddenToday: number; oldest: Date | null }
  items: QueueItem[]
  current: CurrentItem | undefined
  mayHide: boolean
  maySeeContacts: boolean
  mayClose: boolean
}
