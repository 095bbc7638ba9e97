import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import type { AppHeadModel } from '../apps/app-head.tsx'

/** Who offered or withdrew a version the last time. */
export interface VersionDone {
  id: number
  at: string
  actor: string
  command: string
  reason: string
  /** Until every edge showed it; null: nobody looked, or long ago. */
  ms: number | null
}

export interface VersionFile {
  abi: string
  size: number
  sha256: string
  signer: string
  lookedAt: string | null
  subject: string | null
  findings: Finding[] | null
}

export interface VersionLine {
  code: string
  name: string
  state: 'draft' | 'published' | 'withdrawn'
  /** What visitors get. */
  isCurrent: boolean
  minSdk: number | null
  targetSdk: number | null
  releasedAt: string
  files: VersionFile[]
  /** Certificate of its first file. */
  signer: string | null
  /** How its key stands to that of the version before. */
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
