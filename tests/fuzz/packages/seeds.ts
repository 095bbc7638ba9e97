import { readFileSync, statSync } from 'node:fs'
import { bytesOf } from '../../../catalogue/packages/bytes.ts'
import { Malformed } from '../../../catalogue/packages/malformed.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { readEntry } from '../../../catalogue/packages/zip/read-entry.ts'
import { madePackages } from '../../support/packages/made-corpus.ts'
import { realPackages } from '../../support/real-packages.ts'

/** Larger ones are as others, and slow to change. */
const MAX_SIZE = 200_000

export interface Seed {
  path: string
  file: Buffer
  manifest: Buffer | null
  resources: Buffer | null
}

/**
 * Real packages and our own signed ones, which every checkout has, with what is deflated in them inflated: bits that are flipped there
 * would only break the checksum. Our own have new keys each time, so their signatures differ when a case is repeated.
 */
export function fuzzSeeds(): Seed[] {
  const real = realPackages
    .filter(path => statSync(path).size <= MAX_SIZE)
    .map(path => toSeed(path, readFileSync(path)))
  const made = madePackages
    .filter(({ isGood }) => isGood)
    .map(({ title, bytes }) => toSeed(`made: ${title}`, bytes))
  return [...real, ...made]
}

const toSeed = (path: string, file: Buffer): Seed => ({
  path,
  file,
  manifest: inflated(file, 'AndroidManifest.xml'),
  resources: inflated(file, 'resources.arsc'),
})

function inflated(file: Buffer, name: string): Buffer | null {
  try {
    const zip = openZip(bytesOf(file))
    const entry = zip.byName.get(name)
    return entry ? readEntry(zip, entry, 1 << 20) : null
  } catch (error) {
    if (error instanceof Malformed) return null
    throw error
  }
}
