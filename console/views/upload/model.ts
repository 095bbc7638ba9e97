import type { Finding } from '../../../contract/packages/inspection.schema.ts'

export interface UploadLine {
  id: string
  name: string
  size: number
  at: string
  /** How much of it is there. */
  received: number
  isLooked: boolean
  isRefused: boolean
  isPublished: boolean
  appName: string | null
  versionName: string | null
  icon: string | null
}

export interface UploadedVersion {
  id: string
  sha256: string
  size: number
  /** null: it can't be read. */
  facts: {
    packageName: string
    versionCode: string
    versionName: string
    minSdk: number
    targetSdk: number
  } | null
  findings: Finding[]
  /** All that were sent of this version, one for each processor. */
  files: { sha256: string; size: number; abi: string }[]
  /** undefined: the store has no such app. */
  app:
    | {
        id: number
        revision: number
        name: string
        icon: string
        versionNow: string | null
        codeNow: string | null
      }
    | undefined
  canPublish: boolean
}

export interface UploadModel {
  uploads: UploadLine[]
  current: UploadedVersion | undefined
}
