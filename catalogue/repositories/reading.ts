import type { IndexRepository } from '../../contract/import/index.schema.ts'
import type { RefusedId } from '../../contract/import/reason-ids.ts'
import type { Signer } from '../packages/verify/signatures.ts'
import type { RepositorySource } from './fetch/places.ts'
import type { Held } from './held.ts'
import type { OpenIndex } from './index/open-index.ts'
import type { LeftOut } from './index/read-app.ts'
import type { ImportLimits } from './limits.ts'
import type { Note } from './notes.ts'

export interface ReadOptions {
  source: RepositorySource
  /** SHA-256 of the certificate, in hex; without one nothing is read but who signed. */
  pinned?: string | undefined
  /** Of the last reading that was taken, with the text that it gave. */
  held?: Held | undefined
  heldText?: (() => Promise<Buffer | undefined>) | undefined
  /** A repository that is older than it says it ever gets is read all the same. */
  allowStale?: boolean
  /** Until then a person has accepted how old it is: what was made later is judged again. */
  acceptedUntil?: number | undefined
  limits?: Partial<ImportLimits>
  signal?: AbortSignal
  now?: number
}

interface Noted {
  notes: Note[]
}

/** Signed by the pinned key, and newer than what is held. */
export interface Taken extends Noted {
  /** Whether the whole index was fetched, or the changes since the last one. */
  outcome: 'index' | 'diff'
  timestamp: number
  repository: IndexRepository
  /** All of it; readApps makes something of the apps in it. */
  index: OpenIndex
  /** Names of new apps and of those that are not what they were. Without a text that was held these are all. */
  changed: string[]
  /** What could not become part of the index, where it is made here (own/read-own.ts). */
  leftOut?: LeftOut[]
  /** Of those that were stored. Without their text this is unknown: everything not in the index is gone. */
  gone: string[]
  /** To be kept for the next reading with the index's text, once what was read is taken over. */
  held: Held
}

export type Reading =
  | Taken
  /** All is as it was; or no place has what is held, only older; or nothing newer came for too long: an alarm. */
  | (Noted & { outcome: 'unchanged' | 'late' | 'stale'; timestamp: number })
  /** No key is confirmed yet: this is the signer. */
  | (Noted & { outcome: 'unpinned'; signer: Signer; timestamp: number; apps: number })
  /** No place gave anything that can be trusted, or nothing at all. */
  | (Noted & { outcome: 'refused' | 'unreached'; reason: RefusedId })
