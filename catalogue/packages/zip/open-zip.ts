import type { ZipFault } from '../../../contract/packages/finding-ids.ts'
import type { Bytes } from '../bytes.ts'
import { Malformed } from '../malformed.ts'
import { findEnd } from './find-end.ts'
import { judgeLayout } from './judge-layout.ts'
import { judgeNames } from './judge-names.ts'
import { readDirectory } from './read-directory.ts'
import type { Zip, ZipEntry } from './zip.ts'

const MAX_INFLATED = 2 ** 32
/** Packages are mostly pictures and code: five times their size is much. */
const MAX_RATIO = 100
const ALWAYS_ALLOWED = 64 << 20

/**
 * Reads a package's ZIP, and only once: with a library beside our own look at the structure, there would be two
 * readers of one file, and what each makes of it differently is what attackers look for. To look at the structure
 * is to read every header anyway.
 */
export function openZip(bytes: Bytes): Zip {
  const faults = new Set<ZipFault>()
  const end = findEnd(bytes, faults)
  const entries = readDirectory(bytes, end, faults)
  const zip = { bytes, entries, byName: nameAll(entries), directory: end.directory, end: end.offset }
  refuseBombs(zip)
  judgeNames(entries, faults)
  judgeLayout(zip, faults)
  return { ...zip, faults: [...faults] }
}

function nameAll(entries: ZipEntry[]): Map<string, ZipEntry> {
  const byName = new Map<string, ZipEntry>()
  for (const entry of entries) {
    if (byName.has(entry.name)) throw new Malformed('zip-duplicate-name', entry.name.slice(0, 200))
    byName.set(entry.name, entry)
  }
  return byName
}

/** By what the directory says; that a file holds no more than that is looked at while it inflates. */
function refuseBombs({ bytes, entries }: Pick<Zip, 'bytes' | 'entries'>): void {
  const inflated = entries.reduce((sum, { size }) => sum + size, 0)
  if (inflated > MAX_INFLATED) throw new Malformed('zip-too-large')
  if (inflated > ALWAYS_ALLOWED && inflated > bytes.size * MAX_RATIO) throw new Malformed('zip-bomb')
}
