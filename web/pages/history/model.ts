import type { DetailModel, VersionItem } from '../detail/model.ts'

export interface HistoryModel {
  /** What the download controls carry and say is what they do on the app's own page. */
  detail: DetailModel
  /** undefined: the app's own page shows them all. */
  canonical: string | undefined
  versions: VersionItem[]
  page: number
  lastPage: number
  /** Set on the last page when there are more than may be listed. */
  cut: boolean
}
