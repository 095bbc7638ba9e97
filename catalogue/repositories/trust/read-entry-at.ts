import type { RepositoryEntry } from '../../../contract/import/entry.schema.ts'
import type { Signer } from '../../packages/verify/signatures.ts'
import type { Fetching } from '../fetch/asked.ts'
import { fetchUpTo } from '../fetch/fetch-file.ts'
import type { Place } from '../fetch/places.ts'
import { assertTrusted } from '../untrusted.ts'
import { readEntryJson } from './read-entry.ts'
import { verifyJar } from './verify-jar.ts'

/** What a place says is the state of the repository, if the right one signed it. */
export async function readEntryAt(
  place: Place,
  pinned: string | undefined,
  fetching: Fetching,
  now: number,
): Promise<{ entry: RepositoryEntry; signer: Signer }> {
  const jar = await fetchUpTo(place, '/entry.jar', fetching.limits.jarBytes, fetching)
  const { json, signer } = verifyJar(jar)
  // Before anything that it says is read.
  assertTrusted(pinned === undefined || pinned.toLowerCase() === signer.sha256, 'other-key', signer.sha256)
  return { entry: readEntryJson(json, fetching.limits, now), signer }
}
