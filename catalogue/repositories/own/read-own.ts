import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { indexRepository } from '../../../contract/import/index.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { openIndex } from '../index/open-index.ts'
import { usualLimits } from '../limits.ts'
import type { Reading, ReadOptions } from '../reading.ts'
import { UntrustedError } from '../untrusted.ts'
import { readFolder } from './read-folder.ts'
import { readForm } from './read-form.ts'

/**
 * A folder of packages, or a form with packages beside it: the operator's own files need no signature. One of which a
 * key was confirmed stays a repository, whatever its folder has lost.
 */
export function isOwnSource({ address, fingerprint }: { address: string; fingerprint: string }): boolean {
  if (fingerprint || !isAbsolute(address) || !existsSync(address)) return false
  if (statSync(address).isFile()) return /\.json$/i.test(address)
  return !existsSync(join(address, 'entry.jar'))
}

/**
 * Builds an index and passes it through the same checks as one of F-Droid: with the same limits, and compared with what was
 * taken the last time.
 */
export async function readOwn(
  db: Database,
  address: string,
  options: Pick<ReadOptions, 'held' | 'limits' | 'signal' | 'now'>,
): Promise<Reading> {
  const { held, signal, now = Date.now() } = options
  const limits = { ...usualLimits, ...options.limits }
  try {
    const read = statSync(address).isFile() ? readForm : readFolder
    const made = await read(db, address, { limits, signal })
    // No time is in it: the same files give the same text.
    const repo = { name: { en: made.name }, address, timestamp: 0 }
    const text = Buffer.from(JSON.stringify({ repo, packages: made.packages }))
    const sha256 = hash('sha256', text)
    const timestamp = now
    if (held?.sha256 === sha256 && made.leftOut.length === 0)
      return { outcome: 'unchanged', timestamp, notes: [] }
    const index = openIndex(text, limits)
    return {
      outcome: 'index',
      timestamp,
      repository: indexRepository.parse(repo),
      gone: [],
      notes: [],
      index,
      changed: [...index.packages.keys()],
      leftOut: made.leftOut,
      held: { timestamp, sha256, address },
    }
  } catch (error) {
    if (!(error instanceof UntrustedError)) throw error
    const notes = [{ id: error.id, place: address, about: error.about }]
    return { outcome: 'refused', reason: error.id, notes }
  }
}
