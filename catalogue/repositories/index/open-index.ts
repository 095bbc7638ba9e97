import type { RepositoryEntry } from '../../../contract/import/entry.schema.ts'
import { type IndexRepository, indexRepository } from '../../../contract/import/index.schema.ts'
import type { Held } from '../held.ts'
import { parseSpan, type Span, scanJson } from '../json/scan-json.ts'
import type { ImportLimits } from '../limits.ts'
import { assertTrusted, UntrustedError } from '../untrusted.ts'

/** An index as text, with the position of each app in it. */
export interface OpenIndex {
  text: Buffer
  /** `repo`, `packages`, and whatever else there may be. */
  parts: ReadonlyMap<string, Span>
  packages: ReadonlyMap<string, Span>
}

export function openIndex(text: Buffer, limits: ImportLimits): OpenIndex {
  const { members: parts } = scanJson(text, limits)
  const packages = parts?.get('packages')
  // One without apps may say nothing of them.
  if (!parts?.get('repo')?.members || (packages && !packages.members))
    throw new UntrustedError('index-broken', 'repo, packages')
  return { text, parts, packages: packages?.members ?? new Map() }
}

/** What it says of itself must be what the entry says of it. */
export function readAbout(
  { text, parts, packages }: OpenIndex,
  entry: RepositoryEntry,
  held: Held | undefined,
): IndexRepository {
  const said = packages.size
  assertTrusted(said === entry.index.numPackages, 'index-miscounted', `${said} of ${entry.index.numPackages}`)
  const span = parts.get('repo')
  const read = indexRepository.safeParse(span && parseSpan(text, span))
  if (!read.success) throw new UntrustedError('index-broken', `repo.${wrongWith(read.error.issues)}`)
  const { timestamp, address } = read.data
  assertTrusted(timestamp === entry.timestamp, 'index-other-time', new Date(timestamp).toISOString())
  assertTrusted(!held || held.address === address, 'other-repository', address)
  return read.data
}

export function wrongWith([issue]: readonly { path: PropertyKey[]; message: string }[]): string {
  return `${issue?.path.map(String).join('.')}: ${issue?.message}`.slice(0, 300)
}
