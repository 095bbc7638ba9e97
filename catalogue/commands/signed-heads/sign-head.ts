import type { Database } from '../../../data/db/database.ts'
import { type Broken, readEnd, walkBatch } from './chain.ts'
import type { HeadsFile } from './heads-file.ts'

/** After so long what was verified is signed, and the rest comes with the next: a first start may have a million changes before it. */
const SIGN_EVERY_MS = 1000

export type Signing =
  | { state: 'signed' }
  /** More waits than could be verified at once. */
  | { state: 'behind' }
  /** A replica may lag: nothing follows from what it lacks. */
  | { state: 'replica' }
  | { state: 'broken'; broken: Broken }

/** Verifies what came after the last signed head, and signs the new one. What does not extend it is not signed. */
export async function signHead(db: Database, file: HeadsFile): Promise<Signing> {
  const last = file.last()
  const end = await readEnd(db, last)
  if (end.isReplica) return { state: 'replica' }
  if (end.broken) return { state: 'broken', broken: end.broken }
  const until = performance.now() + SIGN_EVERY_MS
  let at = last
  while (at.id < end.id && performance.now() < until) {
    const step = await walkBatch(db, at)
    if (step.broken) return { state: 'broken', broken: step.broken }
    if (step.to.id === at.id) break
    at = step.to
  }
  if (at.id > last.id) file.append({ kind: 'head', head: at })
  return { state: at.id < end.id ? 'behind' : 'signed' }
}
