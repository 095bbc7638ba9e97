export interface QueueItem {
  key: string
  /** null: nobody reported it. */
  report: number | null
  /** How many reports of the same comment are open. */
  reports: number
  at: string
  app: number | null
  appName: string | null
  icon: string | null
  comment: number | null
  developer: number | null
  developerName: string | null
  about: string | null
  author: string | null
  body: string
  /** What whoever reported it said. */
  said: string
  reason: string
  /** Whether whoever reported it left something to be reached by. */
  hasContact: boolean
  hidden: boolean
}

export interface ThreadComment {
  /** null: the comment itself, to which the others answer. */
  number: number | null
  author: string
  body: string
  hidden: boolean
  byDeveloper: boolean
  rating: number | null
  version: string | null
  at: string
}

export interface CurrentItem {
  item: QueueItem
  place: number
  thread: ThreadComment[] | null
  others: { id: number; reason: string; body: string }[]
  /** What they left; null: nothing, or it was not asked for. */
  contact: string | null
}

export interface CommentsModel {
  list: 'open' | 'hidden' | 'app'
  app: string
  counts: { open: number; today: number; hiddenToday: number; oldest: string | null }
  items: QueueItem[]
  current: CurrentItem | undefined
  mayHide: boolean
  maySeeContacts: boolean
  mayClose: boolean
}
