export interface CommentItem {
  id: number
  author: string
  rating: number | undefined
  /** When it was written, in milliseconds. */
  at: number
  body: string
  replies: ReplyItem[]
  /** Replies that are not on the page yet. */
  moreReplies: number
}

export interface ReplyItem {
  number: number
  author: string
  byDeveloper: boolean
  body: string
}
