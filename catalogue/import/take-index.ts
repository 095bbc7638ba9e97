import { hash } from 'node:crypto'
import type { RepositoryEntry, SignedFile } from '../../contract/import/entry.schema.ts'
import { applyDiff } from './diff/apply-diff.ts'
import { isObject } from './diff/merge-patch.ts'
import { Distrust } from './distrust.ts'
import type { Fetching } from './fetch/asked.ts'
import { fetchSigned } from './fetch/fetch-file.ts'
import type { Place } from './fetch/places.ts'
import { compare } from './index/compare.ts'
import { type OpenIndex, openIndex, readAbout } from './index/open-index.ts'
import { readJson } from './json/read-json.ts'
import type { Note, Notes } from './notes.ts'
import type { ReadOptions, Taken } from './reading.ts'

/** The index that an entry names: by the changes since the one that is held, or as a whole. */
export async function takeIndex(
  entry: RepositoryEntry,
  places: Place[],
  { held, heldText }: ReadOptions,
  fetching: Fetching,
  notes: Notes,
): Promise<Taken> {
  const { limits } = fetching
  const old = held && openHeld(await heldText?.(), held.sha256, fetching, notes)
  const file = held && old ? entry.diffs[held.timestamp] : undefined
  const byChanges =
    old && file && file.size < entry.index.size && file.size <= limits.diffBytes
      ? await byDiff(old, entry, file, places, fetching, notes)
      : undefined
  const text = byChanges ?? (await fetchFromAny(places, entry.index, fetching, notes))
  const index = openIndex(text, limits)
  const repository = readAbout(index, entry, held)

  const { timestamp } = entry
  return {
    ...{ outcome: byChanges ? 'diff' : 'index', timestamp, repository, index },
    ...{ ...compare(old, index), notes: notes.all },
    held: { timestamp, sha256: entry.index.sha256, address: repository.address },
  }
}

/** What was kept must be what was signed then: a disk may have lost it. */
function openHeld(
  text: Buffer | undefined,
  sha256: string,
  { limits }: Fetching,
  notes: Notes,
): OpenIndex | undefined {
  if (text && sumOf(text) === sha256) return openIndex(text, limits)
  notes.add('held-lost', '', sha256)
  return undefined
}

/** Undefined if it does not lead to the index that was signed, byte for byte: then the whole is fetched, and this is noted. */
async function byDiff(
  old: OpenIndex,
  entry: RepositoryEntry,
  file: SignedFile,
  places: Place[],
  fetching: Fetching,
  notes: Notes,
): Promise<Buffer | undefined> {
  const note = (id: Note['id'], about: string) => {
    notes.add(id, '', about)
    return undefined
  }
  try {
    const diff = readJson(await fetchFromAny(places, file, fetching, notes), fetching.limits)
    const packages = isObject(diff) && isObject(diff.packages) ? Object.keys(diff.packages).length : 0
    if (!isObject(diff) || packages !== file.numPackages) return note('diff-miscounted', file.name)
    const text = applyDiff(old.text, old.whole, diff)
    return sumOf(text) === entry.index.sha256 ? text : note('diff-elsewhere', file.name)
  } catch (error) {
    if (!(error instanceof Distrust)) throw error
    return note(error.id, error.about)
  }
}

/** It is the same wherever it comes from. */
async function fetchFromAny(
  places: Place[],
  file: SignedFile,
  fetching: Fetching,
  notes: Notes,
): Promise<Buffer> {
  let last: Distrust | undefined
  for (const place of places) {
    try {
      return await fetchSigned(place, file, fetching)
    } catch (error) {
      if (!(error instanceof Distrust)) throw error
      last = error
      notes.add(error.id, place.name, error.about)
    }
  }
  throw last ?? new Distrust('away', file.name)
}

const sumOf = (text: Buffer) => hash('sha256', text)
