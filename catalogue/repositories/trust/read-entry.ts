import { type RepositoryEntry, repositoryEntry } from '../../../contract/import/entry.schema.ts'
import { readJson } from '../json/read-json.ts'
import type { ImportLimits } from '../limits.ts'
import { assertTrusted, UntrustedError } from '../untrusted.ts'

/** 20002 and 30000 are what repositories write. What comes within these thousands adds fields and changes none. */
const NEWEST_VERSION = 39_999
const OLDEST_VERSION = 20_000
/** A clock that goes wrong: whatever came after it would look older. */
const MAX_AHEAD_MS = 24 * 3_600_000

export function readEntryJson(json: Buffer, limits: ImportLimits, now: number): RepositoryEntry {
  const read = repositoryEntry.safeParse(readJson(json, limits))
  if (!read.success) throw new UntrustedError(...wrongWith(read.error.issues))
  const entry = read.data
  const { version, timestamp, index, diffs } = entry
  assertTrusted(version <= NEWEST_VERSION, 'version-newer', String(version))
  assertTrusted(version >= OLDEST_VERSION, 'entry-broken', `version ${version}`)
  assertTrusted(timestamp <= now + MAX_AHEAD_MS, 'time-ahead', new Date(timestamp).toISOString())
  assertTrusted(Object.keys(diffs).length <= limits.diffs, 'entry-broken', 'diffs')
  assertTrusted(index.size <= limits.indexBytes, 'too-large', `${index.name}: ${index.size} bytes`)
  assertTrusted(index.numPackages <= limits.packages, 'index-many', String(index.numPackages))
  return entry
}

interface Issue {
  path: PropertyKey[]
  message: string
}

function wrongWith([issue]: readonly Issue[]): ['name-wrong' | 'entry-broken', string] {
  const path = issue?.path.map(String) ?? []
  return [path.at(-1) === 'name' ? 'name-wrong' : 'entry-broken', `${path.join('.')}: ${issue?.message}`]
}
