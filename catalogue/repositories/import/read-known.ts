import { buffer } from 'node:stream/consumers'
import type { Database } from '../../../data/db/database.ts'
import type { FileStore } from '../../../data/files/file-store.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import { openIndex } from '../index/open-index.ts'
import { usualLimits } from '../limits.ts'
import { isOwnSource, readOwn } from '../own/read-own.ts'
import { readRepository } from '../read-repository.ts'
import type { Reading, ReadOptions, Taken } from '../reading.ts'

export type KnownReadOptions = Pick<ReadOptions, 'allowStale' | 'limits' | 'signal' | 'now'>

/** Reads a repository with what is known of it: its key, its mirrors, and what was held of it. */
export function readKnown(
  { db, files }: { db: Database; files: FileStore },
  repository: Repository,
  options: KnownReadOptions,
): Promise<Reading> {
  const { address, fingerprint, mirrors, held } = repository
  const { alsoAt, staleAccepted } = repository.settings
  if (isOwnSource(repository)) return readOwn(db, address, { ...options, held })
  const { allowStale = false, limits, signal, now } = options
  return readRepository({
    source: { address, alsoAt, mirrors },
    pinned: fingerprint || undefined,
    held,
    allowStale,
    acceptedUntil: staleAccepted && Date.parse(staleAccepted.at),
    heldText: async () => heldText(files, held?.sha256),
    ...(limits ? { limits } : {}),
    ...(signal ? { signal } : {}),
    ...(now === undefined ? {} : { now }),
  })
}

/** An index, and the names in it that are to be looked at. */
export type Opened = Pick<Taken, 'index' | 'changed' | 'leftOut'>

export const isTaken = (reading: Reading): reading is Taken => 'held' in reading

/** What there is to be done: what a reading gave, or what was left undone of the last one; undefined: nothing can be. */
export async function openReading(
  files: FileStore,
  { held }: Repository,
  reading: Reading,
): Promise<Opened | undefined> {
  if (isTaken(reading)) return reading
  if (reading.outcome !== 'unchanged') return undefined
  const text = await heldText(files, held?.sha256)
  return text && { index: openIndex(text, usualLimits), changed: [] }
}

async function heldText(files: FileStore, sha256: string | undefined): Promise<Buffer | undefined> {
  const stream = sha256 ? await files.open(sha256) : undefined
  return stream && buffer(stream)
}
