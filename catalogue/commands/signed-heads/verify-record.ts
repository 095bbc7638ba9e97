import type { Database } from '../../../data/db/database.ts'
import { type Broken, type Head, readEnd, START, walkBatch } from './chain.ts'
import { type LastHead, readHeads, readLastHead } from './read-heads.ts'
import { BadLine, headsOf, type Restore } from './verify-lines.ts'

/** A signer signs within a second. Changes that wait for longer mean that it does not run, or can't. */
const LATE_SECONDS = 5

/** What was found about the record of changes, and nothing that was not looked at. */
export interface RecordState {
  /** How many changes were recomputed, from the first on; null: none, only the last signed head was compared. */
  checked: number | null
  /** The last change that the database has. */
  changes: number
  broken: Broken | null
  /** The line of the signed heads from which on they can't be trusted, or that they can't be read at all. */
  badLine: number | 'last' | 'unreadable' | null
  /** null: heads are not signed here, or can't be read. */
  signed: { to: number; at: string; fingerprint: string } | null
  /** Changes after the last signed head, if they have waited for too long. */
  late: { changes: number; since: Date } | null
  /** Those that were recorded, if every line was read. */
  restores: Restore[]
}

/** Compares the last signed head alone with the database: quick, for a screen that only says how things are. */
export async function glanceAtRecord(db: Database, headsDir: string | undefined): Promise<RecordState> {
  // Before the database is read: it then has at least what was signed.
  const known = await knownFrom(async () => (headsDir === undefined ? undefined : readLastHead(headsDir)))
  return stateOf(db, known, { checked: null, broken: null })
}

/**
 * Recomputes every change, and compares the chain with every signed head. Where time is limited, `checked` says how far it came.
 */
export async function verifyRecord(
  db: Database,
  headsDir: string | undefined,
  deadline: AbortSignal | undefined = undefined,
): Promise<RecordState> {
  const known = await knownFrom(async () => (headsDir === undefined ? undefined : readHeads(headsDir)))
  const { heads } = known
  const chain = await verifyChain(db, heads ? headsOf(heads.last) : [], deadline)
  const state = await stateOf(db, known, chain)
  const isWhole = !deadline?.aborted && state.broken === null
  // What came meanwhile was not there to be checked.
  return { ...state, changes: isWhole ? chain.checked : state.changes, restores: heads?.restores ?? [] }
}

/** Signed heads as they are on the disk, or where they can't be trusted. */
interface Known<Heads extends LastHead> {
  heads: Heads | undefined
  badLine: RecordState['badLine']
}

async function knownFrom<Heads extends LastHead>(
  read: () => Promise<Heads | undefined>,
): Promise<Known<Heads>> {
  try {
    return { heads: await read(), badLine: null }
  } catch (error) {
    return { heads: undefined, badLine: error instanceof BadLine ? (error.line ?? 'last') : 'unreadable' }
  }
}

/** From the first change to the last, or to the first that is not what it was. */
export async function verifyChain(
  db: Database,
  heads: Head[],
  deadline?: AbortSignal,
): Promise<{ checked: number; broken: Broken | null }> {
  let at = START
  let next = 0
  while (!deadline?.aborted) {
    const step = await walkBatch(db, at, ({ id, hash }) => {
      if (heads[next]?.id !== id) return undefined
      next += 1
      return heads[next - 1]?.hash === hash ? undefined : 'not-signed'
    })
    if (step.broken) return { checked: step.broken.change - 1, broken: step.broken }
    if (step.to.id === at.id) break
    at = step.to
  }
  return { checked: at.id, broken: null }
}

async function stateOf(
  db: Database,
  { heads, badLine }: Known<LastHead>,
  { checked, broken }: { checked: number | null; broken: Broken | null },
): Promise<RecordState> {
  const last = heads?.last ?? START
  const end = await readEnd(db, last)
  const { waiting } = end
  return {
    checked,
    changes: end.id,
    broken: broken ?? end.broken ?? null,
    badLine,
    signed: heads ? { to: last.id, at: heads.at ?? '', fingerprint: heads.fingerprint } : null,
    late:
      heads && waiting && waiting.seconds > LATE_SECONDS
        ? { changes: end.id - last.id, since: waiting.since }
        : null,
    restores: [],
  }
}
