import { hash } from 'node:crypto'
import type { RepositoryEntry, SignedFile } from '../../contract/import/entry.schema.ts'
import { applyDiff } from './diff/apply-diff.ts'
import { isObject } from './diff/merge-patch.ts'
import type { Fetching } from './fetch/asked.ts'
import { fetchFromAny } from './fetch/fetch-from-any.ts'
import type { Place } from './fetch/places.ts'
import { compare } from './index/compare.ts'
import { type OpenIndex, openIndex, readAbout } from './index/open-index.ts'
import { readJson } from './json/read-json.ts'
import type { ImportLimits } from './limits.ts'
import type { Note, Notes } from './notes.ts'
import type { ReadOptions, Taken } from './reading.ts'
import { UntrustedError } from './untrusted.ts'

/** The index that an entry names: by the changes since the one that is held, or as a whole. */
export async function takeIndex(
  entry: RepositoryEntry,
  places: Place[],
  { held, heldText }: ReadOptions,
  fetching: Fetching,
  notes: Notes,
): Promise<Taken> {
  const { limits } = fetching
  const get = (file: SignedFile) =>
    fetchFromAny(places, file, fetching, (place, { id, about }) => notes.add(id, place.name, about))
  const kept = held && openKept(await heldText?.(), limits)
  const file = held && entry.diffs[held.timestamp]
  const isShorter = file && file.size < entry.index.size && file.size <= limits.diffBytes
  const led = kept && isShorter ? await byDiff(kept, file, get, entry, limits) : undefined
  const byChanges = led && 'index' in led ? led.index : undefined
  // What was kept must be what was signed then, as a disk may have lost it. What has led to the index that is signed now was.
  const old = byChanges || (kept && sumOf(kept.text) === held?.sha256) ? kept : undefined
  if (held && !old) notes.add('held-lost', '', held.sha256)
  else if (led && 'id' in led) notes.add(led.id, '', led.about)
  const index = byChanges ?? openIndex(await get(entry.index), limits)
  const repository = readAbout(index, entry, held)

  const { timestamp } = entry
  return {
    outcome: byChanges ? 'diff' : 'index',
    timestamp,
    repository,
    index,
    ...compare(old, index),
    notes: notes.all,
    held: { timestamp, sha256: entry.index.sha256, address: repository.address },
  }
}

function openKept(text: Buffer | undefined, limits: ImportLimits): OpenIndex | undefined {
  try {
    return text && openIndex(text, limits)
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error
    // It was read before it was kept: it is not what it was.
    return undefined
  }
}

/** A result that is not the signed index, byte for byte, is reported; the complete index is fetched instead. */
async function byDiff(
  old: OpenIndex,
  file: SignedFile & { numPackages: number },
  get: (file: SignedFile) => Promise<Buffer>,
  entry: RepositoryEntry,
  limits: ImportLimits,
): Promise<{ index: OpenIndex } | Pick<Note, 'id' | 'about'>> {
  try {
    const diff = readJson(await get(file), limits)
    const packages = isObject(diff) && isObject(diff.packages) ? Object.keys(diff.packages).length : 0
    if (!isObject(diff) || packages !== file.numPackages) return { id: 'diff-miscounted', about: file.name }
    const index = applyDiff(old, diff)
    const isSigned = sumOf(index.text) === entry.index.sha256
    return isSigned ? { index } : { id: 'diff-elsewhere', about: file.name }
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error
    const { id, about } = error
    return { id, about }
  }
}

const sumOf = (text: Buffer) => hash('sha256', text)
