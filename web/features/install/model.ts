import type { AppFields } from '../../../contract/app-fields.ts'

/** What is needed of an app to offer it. */
export interface OfferedApp {
  /** What a download control carries. */
  app: AppFields
  iconKey: string
  developer: { developerId: number; name: string; verified: boolean } | undefined
  minAndroid: string | undefined
  /** undefined: nothing can be downloaded. */
  download: { url: string; size: string; sha256: string; signer: string | null; saveAs: string } | undefined
  /** All files of the newest version, the one for unknown devices first; none where one is for every phone. */
  files: OfferedFile[]
  /** false: the page names no file, the redirect does. */
  hasPackage: boolean
  autoDownload: boolean
  /** The day on which an announced app is expected; undefined: it is out, or unknown. */
  coming: string | undefined
}

/** One of several files. */
export interface OfferedFile {
  abi: string
  url: string
  bytes: number
  size: string
  sha256: string
  minSdk: number | undefined
  minAndroid: string | undefined
}

/** A file with what there is to say of its version. */
export interface VersionFile {
  versionId: number
  versionCode: string
  versionName: string
  abi: string
  minSdk: number
  url: string
  bytes: number
  size: string
  sha256: string
  /** Which devices it is for. */
  what: string
  /** The day on which the store inspected it. */
  checked: string | undefined
}

/** For devices whose Android is too old for the newest version. */
export interface OlderModel {
  newest: VersionFile
  /** Newest first. */
  files: VersionFile[]
}
