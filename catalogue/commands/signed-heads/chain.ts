import { createHash } from 'node:crypto'
import type { Break } from '../../../contract/record-break.ts'
import type { Database } from '../../../data/db/database.ts'
import { chainAfter, chainEnd } from '../../../data/db/queries/change-chain.ts'

/** A place in the chain of changes: all before it follows from its hash. */
export interface Head {
  id: number
  /** Hexadecimal. */
  hash: string
}

/** Before the first change. */
export const START: Head = { id: 0, hash: '' }

export interface Broken {
  change: number
  why: Break
}

export type Step = { to: Head; broken?: undefined } | { broken: Broken }

/** Recomputes the hashes of the next batch of changes. Returns how far the chain extends, or where it does not. */
export async function walkBatch(
  db: Database,
  from: Head,
  onChange: (change: Head) => Break | undefined = () => undefined,
): Promise<Step> {
  let at = from
  for (const { id, previous, hash, content } of await chainAfter(db, { change: from.id })) {
    const why = breakOf()
    if (why) return { broken: { change: id, why } }
    at = { id, hash }

    function breakOf(): Break | undefined {
      if (id !== at.id + 1) return 'gap'
      if (previous !== at.hash) return 'unlinked'
      if (hash !== hashOf(at.hash, content)) return 'altered'
      return onChange({ id, hash })
    }
  }
  return { to: at }
}

const hashOf = (previous: string, content: string) =>
  createHash('sha256').update(previous, 'hex').update(content, 'utf8').digest('hex')

export interface End extends Head {
  isReplica: boolean
  broken: Broken | undefined
  /** When the first change after the head was made, and how long ago; null: there is none. */
  waiting: { since: Date; seconds: number } | null
}

/** Reads the end of the chain, and whether it still contains this head. */
export async function readEnd(db: Database, signed: Head): Promise<End> {
  const [end] = await chainEnd(db, { change: signed.id })
  if (!end) return { ...START, isReplica: false, broken: { change: signed.id, why: 'end' }, waiting: null }
  const { id, hash, headId, headHash, hashThere, nextAt, nextSeconds, isReplica } = end
  return {
    id,
    hash,
    isReplica,
    broken: brokenEnd(),
    waiting: nextAt === null ? null : { since: nextAt, seconds: nextSeconds ?? 0 },
  }

  function brokenEnd(): Broken | undefined {
    if (id < signed.id) return { change: id + 1, why: 'missing' }
    if (hashThere !== signed.hash) return { change: signed.id, why: hashThere ? 'not-signed' : 'missing' }
    if (headId !== id || headHash !== hash) return { change: headId, why: 'end' }
    return undefined
  }
}
