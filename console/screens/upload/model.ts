import type { FindingId } from '../../../contract/packages/finding-ids.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import type { appOfUpload, uploadsOfPerson } from '../../../data/db/queries/uploads/inspected.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import type { UploadState } from '../../../rules/packages/causes.ts'
import type { ConsoleLocale } from '../../words/locales.ts'

type Row = RowOf<typeof uploadsOfPerson>

export interface UploadLine
  extends Pick<Row, 'id' | 'name' | 'size' | 'at' | 'packageName' | 'versionName' | 'appName' | 'icon'> {
  state: UploadState
  isChecked: boolean
  /** How much of it is there. */
  received: number
  /** What blocks it before all. */
  cause: FindingId | undefined
  /** How many things should be known before it is published. */
  notes: number
}

export interface UploadedVersion {
  id: string
  state: UploadState
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
  /** What its developer should do, in each language; undefined: nothing. */
  message: Record<ConsoleLocale, string> | undefined
}

export interface UploadModel {
  sought: string
  uploads: UploadLine[]
  older: string | null
  current: UploadedVersion | undefined
}
