import type { ImportReason } from '../../../contract/import/reason-ids.ts'

export interface RunLine {
  id: number
  at: string
  /** null: under way. */
  ended: string | null
  outcome: string
  reason: string | null
  added: number
  changed: number
  delisted: number
  relisted: number
  leftOut: number
  packages: number
  pictures: number
  notes: { id: ImportReason; place: string; about: string }[]
  /** Of the notes, those that are not shown. */
  more: number
}

export interface RepositoryLine {
  id: number
  name: string
  address: string
  apps: number
  waiting: number
  mirrors: number
  failures: number
  isStale: boolean
  /** It has been asked for, or runs. */
  isRunning: boolean
  ranAt: string | null
  lastOutcome: string | null
}

export interface ChosenRepository {
  line: RepositoryLine
  fingerprint: string
  addedAt: string
  packages: 'none' | 'newest'
  pictures: 'none' | 'newest'
  donations: 'none' | 'show'
  everyHours: number | null
  runs: RunLine[]
  /** Names that two sources have, and what the store shows for each. */
  waiting: { packageName: string; app: number; name: string | null; from: string | null }[]
}

export interface RepositoriesModel {
  lines: RepositoryLine[]
  /** How many apps of one are counted. */
  max: number
  chosen: ChosenRepository | undefined
  mayAdd: boolean
  mayImport: boolean
}

/** What an address answered before anybody trusts it. */
export type Look =
  | { kind: 'signed'; fingerprint: string; subject: string; apps: number; at: string }
  | { kind: 'refused'; reason: ImportReason }

export interface AddRepositoryModel {
  address: string
  /** As it was pasted, with the address or beside it. */
  fingerprint: string
  look: Look | undefined
}
