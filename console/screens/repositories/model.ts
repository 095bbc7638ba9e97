import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import type { runsOfRepository, waitingApps } from '../../../data/db/queries/repositories/repository.ts'
import type { allRepositories } from '../../../data/db/queries/repositories/repository-list.ts'
import type { RowOf } from '../../../data/db/row-of.ts'

export type RunLine = RowOf<typeof runsOfRepository>
export type RepositoryLine = RowOf<typeof allRepositories>

export interface ChosenRepository {
  line: RepositoryLine
  /** null: of the store itself. */
  fingerprint: string | null
  addedAt: Date
  packages: 'none' | 'newest'
  pictures: 'none' | 'newest'
  donations: 'none' | 'show'
  everyHours: number | null
  /** Who took it although it is outdated, and why. */
  staleAccepted: { by: string; at: Date; reason: string } | undefined
  /** How many of its apps visitors can't download, at most as many as are counted and one more. */
  withoutDownload: number
  runs: RunLine[]
  /** Names that two sources have, and what the store shows for each. */
  waiting: RowOf<typeof waitingApps>[]
}

export interface RepositoriesModel {
  lines: RepositoryLine[]
  /** How many apps of one are counted. */
  max: number
  chosen: ChosenRepository | undefined
  mayAdd: boolean
  mayImport: boolean
}

/** The answer of an address before it is trusted. */
export type Look =
  | { kind: 'signed'; fingerprint: string; subject: string; apps: number; at: Date }
  | { kind: 'refused'; reason: ImportReason }

export interface AddRepositoryModel {
  address: string
  /** As it was pasted, with the address or beside it. */
  fingerprint: string
  look: Look | undefined
}
