import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import type { appOfUpload, uploadsOfPerson } from '../../../data/db/queries/uploads/inspected.ts'
import type { RowOf } from '../../../data/db/row-of.ts'

export interface UploadLine extends RowOf<typeof uploadsOfPerson> {
  /** How much of it is there. */
  received: number
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
  app: RowOf<typeof appOfUpload> | undefined
  canPublish: boolean
}

export interface UploadModel {
  uploads: UploadLine[]
  current: UploadedVersion | undefined
}
