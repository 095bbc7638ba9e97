import type { RepositoryEntry } from '../../../contract/import/entry.schema.ts'
import { type IndexRepository, indexRepository } from '../../../contract/import/index.schema.ts'
import { Distrust, trustIf } from '../distrust.ts'
import type { Held } from '../held.ts'
import { type Member, parseSpan, scanJson } from '../json/scan-json.ts'
import type { ImportLimits } from '../limits.ts'

/** An index as text, with a note of where each app stands in it. */
export interface OpenIndex {
  text: Buffer
  whole: Member
  packages: ReadonlyMap<string, Member>
}

export function openIndex(text: Buffer, limits: ImportLimits): OpenIndex {
  const whole = scanJson(text, limits)
  const packages = whole.members?.get('packages')
  // One without apps may say nothing of them.
  const isWhole = whole.members?.get('repo')?.members && (!packages || packages.members)
  if (!isWhole) throw new Distrust('index-broken', 'repo, packages')
  return { text, whole, packages: packages?.members ?? new Map() }
}

/** What it says of itself must be what the entry says of it. */
export function readAbout(
  { text, whole, packages }: OpenIndex,
  entry: RepositoryEntry,
  held: Held | undefined,
): IndexRepository {
  const said = packages.size
  trustIf(said === entry.index.numPackages, 'index-miscounted', `${said} of ${entry.index.numPackages}`)
  const span = whole.members?.get('repo')
  const read = indexRepository.safeParse(span && parseSpan(text, span))
  if (!read.success) throw new Distrust('index-broken', `repo.${wrongWith(read.error.issues)}`)
  const { timestamp, address } = read.data
  trustIf(timestamp === entry.timestamp, 'index-other-time', new Date(timestamp).toISOString())
  trustIf(!held || held.address === address, 'other-repository', address)
  return read.data
}

export function wrongWith([issue]: readonly { path: PropertyKey[]; message: string }[]): string {
  return `${issue?.path.map(String).join('.')}: ${issue?.message}`.slice(0, 300)
}
