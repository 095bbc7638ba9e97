import type { KeyChange } from '../../../rules/apps/signing.ts'
import type { DetailModel, VersionItem } from '../detail/model.ts'

export interface HistoryModel {
  /** What the download controls carry and say is what they do on the app's own page. */
  detail: DetailModel
  /** undefined: the app's own page shows them all. */
  canonical: string | undefined
  versions: VersionItem[]
  /** Each key for as long as versions in a row had it, newest first. */
  signers: SignerItem[]
  page: number
  lastPage: number
  /** Set on the last page when there are more than may be listed. */
  cut: boolean
}

export interface SignerItem {
  sha256: string
  /** The certificate's subject; undefined: it has none. */
  subject: string | undefined
  first: string
  last: string
  since: string
  versions: number
  came: KeyChange | undefined
}
