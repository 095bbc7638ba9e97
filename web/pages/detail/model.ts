import type { AppFields } from '../../../contract/app-fields.ts'

/** The detail page as its views need it: facts chosen and formatted, no markup. */
export interface DetailModel {
  /** What a download control carries. */
  app: AppFields
  summary: string
  canonical: string
  iconKey: string
  /** Paragraphs. */
  description: string[]
  developer: { name: string; verified: boolean } | undefined
  category: { id: number; name: string } | undefined
  noAds: boolean
  rating: { score: string; count: string } | undefined
  downloads: string
  updated: string
  /** undefined: nothing can be downloaded. */
  download: { url: string; size: string; sha256: string } | undefined
  minAndroid: string | undefined
  permissions: number
  filingNumber: string | undefined
  privacyUrl: string | undefined
  notice: string | undefined
  screenshots: Screenshot[]
  /** Lines. */
  whatsNew: string[]
  versions: VersionItem[]
  versionCount: number
  comments: CommentItem[]
  commentCount: string
}

export interface Screenshot {
  key: string
  orientation: 'portrait' | 'landscape'
  caption: string
}

export interface VersionItem {
  name: string
  date: string
  size: string | undefined
  minAndroid: string | undefined
  url: string | undefined
}

export interface CommentItem {
  id: number
  author: string
  rating: number | undefined
  time: string
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
