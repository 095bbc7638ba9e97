import type { KeyObject } from 'node:crypto'
import { type Head, START } from './chain.ts'
import { headOf, isSigned, type Line, lineHash, parseLine } from './head-lines.ts'

/** A restore that somebody recorded. */
export interface Restore {
  at: string
  by: string
  /** The last change that was restored. */
  to: number
  /** Signed changes after it, which are gone. */
  lost: number
}

/** What the file of heads says. */
export interface SignedHeads {
  /** Those that the database must have, in their order: what was lost by a restore is not among them. */
  heads: Head[]
  /** The last; where nothing is signed yet, the start of the chain. */
  last: Head
  /** When the last was signed. */
  at: string | undefined
  restores: Restore[]
  lines: number
  /** SHA-256 of the last line. */
  lastLine: string
}

/** The file of heads can't be trusted from this line on. */
export class BadLine extends Error {
  readonly line: number

  constructor(line: number) {
    super(`line ${line} of the signed heads is not as it was signed`)
    this.line = line
  }
}

/**
 * Verifies every line: each has the hash of the one before it, so one signature, that of the last, holds for all. Throws BadLine
 * for the first that was altered, added, moved or removed.
 */
export function verifyLines(texts: string[], key: KeyObject): SignedHeads {
  const lines = texts.map((text, i) => parseLine(text) ?? bad(i))
  const last = lines.at(-1)
  if (last && !isSigned(last, key))
    bad(
      Math.max(
        0,
        lines.findIndex(line => !isSigned(line, key)),
      ),
    )
  const heads: Head[] = []
  const restores: Restore[] = []
  let before: Head = START
  let hash = ''
  for (const [i, line] of lines.entries()) {
    if (line.after !== hash || line.previous !== before.id) bad(i)
    if (line.kind === 'head') {
      if (line.id <= before.id) bad(i)
    } else {
      restores.push(restoreOf(line))
      while ((heads.at(-1)?.id ?? 0) > line.id) heads.pop()
      const same = heads.at(-1)
      if (same?.id === line.id && same.hash !== line.hash) bad(i)
    }
    before = headOf(line)
    if (before.id > 0 && heads.at(-1)?.id !== before.id) heads.push(before)
    hash = lineHash(line.text)
  }
  return { heads, last: before, at: last?.at, restores, lines: lines.length, lastLine: hash }
}

function bad(index: number): never {
  throw new BadLine(index + 1)
}

const restoreOf = ({ at, by = '', id, previous }: Line): Restore => ({
  at,
  by,
  to: id,
  lost: Math.max(0, previous - id),
})
