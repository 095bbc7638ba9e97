import type { offersOfApp, VersionRow } from '../../../data/db/queries/versions/versions.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import type { AppHeadModel } from '../apps/app-head.tsx'

/** Who offered or withdrew a version the last time. */
export type VersionDone = Omit<RowOf<typeof offersOfApp>, 'version'>

export interface VersionLine extends Omit<VersionRow, 'permissions'> {
  /** Certificate of its first file. */
  signer: string | null
  /** Its signing key compared with the previous version's. */
  key: 'same' | 'handed-on' | 'other' | 'first' | 'none'
  /** Permissions, beside the version before. */
  added: string[]
  removed: string[]
  done: VersionDone | undefined
}

export interface VersionsModel {
  app: AppHeadModel
  versions: VersionLine[]
  /** Whose files and findings are shown. */
  current: VersionLine | undefined
  older: string | null
  mayPublish: boolean
}
