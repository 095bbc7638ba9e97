import { chunksOf } from '../../zip/read-entry.ts'
import type { Zip, ZipEntry } from '../../zip/zip.ts'
import { must } from '../bad-signature.ts'
import { orRefusal } from '../or-refusal.ts'
import { digestHolds } from './digests.ts'
import { META_INF } from './find-files.ts'
import type { Manifest, SignatureFile } from './signature-file.ts'

/** Every file of the package against the manifest: throws if one isn't what all signers signed. */
export function judgeFiles(zip: Zip, manifest: Manifest, lists: SignatureFile[]): void {
  for (const name of manifest.byName.keys()) must(zip.byName.has(name), 'v1-file-missing')
  const needed = zip.entries.filter(({ name }) => !name.endsWith('/') && !name.startsWith(META_INF))
  must(needed.length > 0, 'v1-file-unsigned')
  for (const entry of needed) {
    const holds = fileHolds(zip, entry, manifest, lists)
    must(holds !== undefined, 'v1-file-unsigned')
    must(holds, 'v1-file-changed')
  }
}

/** Files beside the signatures, which phones take as they are: unsigned, changed or unreadable ones. */
export function looseFiles(
  zip: Zip,
  manifest: Manifest,
  lists: SignatureFile[],
  signing: Set<ZipEntry>,
): string[] {
  const isSigned = (entry: ZipEntry) => {
    const answer = orRefusal(() => fileHolds(zip, entry, manifest, lists))
    return 'done' in answer && answer.done === true
  }
  return zip.entries
    .filter(({ name }) => name.startsWith(META_INF) && !name.endsWith('/'))
    .filter(entry => !signing.has(entry) && !isSigned(entry))
    .map(({ name }) => name)
}

/** Undefined if no digest of it is signed by all. */
function fileHolds(
  zip: Zip,
  entry: ZipEntry,
  manifest: Manifest,
  lists: SignatureFile[],
): boolean | undefined {
  const section = manifest.byName.get(entry.name)
  if (!section || !lists.every(({ names }) => names.has(entry.name))) return undefined
  return digestHolds(section, '-digest', chunksOf(zip, entry))
}
