import type { AppLink } from '../../../contract/app-links.ts'
import type { KeyChange } from '../../../rules/apps/signing.ts'
import type { InstallSettings } from '../../../rules/install/settings.ts'
import type { Banner } from '../../features/ads/model.ts'
import type { CommentItem } from '../../features/comments/model.ts'
import type { OfferedApp, OlderModel } from '../../features/install/model.ts'
import type { Notice } from '../../features/notices/model.ts'
import type { PermissionView } from '../../features/permissions/present-permissions.ts'
import type { Screenshot } from '../../features/screenshots/model.ts'
import type { Video } from '../../features/video/model.ts'
import type { AppItem } from '../../kit/app-list.tsx'
import type { Lang } from '../../kit/lang.ts'
import type { SharedPageType } from '../../shell/view.ts'

/** The detail page as its views need it: facts chosen and formatted, no markup. */
export interface DetailModel extends OfferedApp {
  /** Of the app's name. */
  lang?: Lang
  summary: string
  summaryLang?: Lang
  canonical: string
  /** The path of a picture for sharing. */
  picture: string
  /** When the app came and when it was last changed; undefined: it has no version. */
  times: { published: string; revised: string } | undefined
  /** The short name of the widest category it is in. */
  widestCategory: string | undefined
  /** Paragraphs. */
  description: string[]
  descriptionLang?: Lang
  category: { id: number; name: string; lang?: Lang } | undefined
  /** Its parent; undefined for a top-level one. */
  aboveCategory: { id: number; name: string; lang?: Lang } | undefined
  noAds: boolean
  rating: Rating | undefined
  downloads: string
  updated: string
  install: InstallSettings
  filingNumber: string | undefined
  privacyUrl: string | undefined
  /** Where else it is at home. */
  links: { kind: AppLink; url: string }[]
  /** What the developer says it takes of a visitor, and what for. */
  privacy: { title: string; body: string; lang?: Lang }[]
  /** What can be bought inside, with its price as it is shown. */
  purchases: { title: string; price: string; lang?: Lang }[]
  /** From the cheapest to the dearest; undefined: nothing has a price. */
  priceRange: string | undefined
  declared: { ads: boolean | undefined; purchases: boolean | undefined }
  /** Its age rating, e.g. `12+`. */
  age: string | undefined
  dataSafety: DataSafety | undefined
  /** undefined: no older version supports an older Android, or none is offered. */
  older: OlderModel | undefined
  /** undefined: there is no file, or the store has not inspected it yet. */
  signing: Signing | undefined
  notices: Notice[]
  screenshots: Screenshot[]
  /** Lines. */
  whatsNew: string[]
  newsLang?: Lang
  skills: { title: string; body: string; lang?: Lang }[]
  video: Video | undefined
  permissions: PermissionView
  /** What the repository that it comes from warns of. */
  warnings: { id: string; title: string; why: string }[]
  versions: VersionItem[]
  versionCount: number
  comments: CommentItem[]
  commentCount: string
  /** There are more than the page shows. */
  moreComments: boolean
  gifts: { id: number; title: string; lang?: Lang; left: string; until: string }[]
  related: AppItem[]
  sameDeveloper: AppItem[]
  banner: Banner | undefined
  /** Where the page keeps room for an advertisement. */
  adPlaces: Record<SharedPageType, { top: boolean; middle: boolean }>
}

/** The signers of the newest file. */
/** As read from files. */
export interface Signing {
  /** The day on which the store inspected the file. */
  checked: string
  /** Since when, and in how many versions, the key is the same. */
  since: string
  versions: number
  /** How it came to be another than before that; undefined: there was none. */
  came: KeyChange | undefined
}

/** What the developer declares, each as far as they said it. */
export interface DataSafety {
  collected: string[]
  shared: boolean | undefined
  encrypted: boolean | undefined
  deletable: boolean | undefined
}

export interface Rating {
  score: string
  count: string
  /** The same count as a number. */
  given: number
  /** From five stars down to one. */
  shares: { stars: number; percent: number }[]
}

export interface VersionItem {
  name: string
  date: string
  size: string | undefined
  minAndroid: string | undefined
  url: string | undefined
  /** Lines. */
  whatsNew: string[]
  newsLang?: Lang
  /** Permissions that came and went against the version before, by their labels. */
  added: string[]
  removed: string[]
  /** How it came to be signed by another key than the version before; undefined: it is the same. */
  keyChange: KeyChange | undefined
}
