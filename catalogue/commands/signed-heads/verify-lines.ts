import type { KeyObject } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Head, START } from './chain.ts'
import { headOf, isSigned, type Line, lineHash, parseLine } from './head-lines.ts'

/** A recorded restore. */
export interface Restore {
  at: string
  by: string
  /** The last change that was restored. */
  to: number
  /** Signed changes that are gone by it. */
  lost: number
}

/** A signed head, with those before it in the same chain. */
export interface Signed extends Head {
  before: Signed | undefined
}

/** What the file of heads says. */
export interface SignedHeads {
  /** The last; where nothing is signed yet, the start of the chain. */
  last: Signed
  /** When the last was signed. */
  at: string | undefined
  /**
   * The ends of every chain that was ever signed, by their lines: the one that the database must have comes first, then those that a
   * restore has left.
   */
  ends: { line: number; signed: Signed }[]
  restores: Restore[]
  lines: number
  /** SHA-256 of the last line. */
  lastLine: string
}

/** The file of heads can't be trusted from this line on. */
export class BadLine extends Error {
  /** undefined: the last. */
  readonly line: number | undefined

  constructor(line: number | undefined) {
    super(
      `${line === undefined ? 'the last line' : `line ${line}`} of the signed heads is not as it was signed`,
    )
    this.line = line
  }
}

const BEGINNING: Signed = { ...START, before: undefined }

/**
 * Verifies every line: each has the hash of the one before it, so one signature, that of the last, holds for all. Throws BadLine
 * for the first that was altered, added, moved or removed.
 */
export function verifyLines(texts: string[], key: KeyObject): SignedHeads {
  const verifying = stepsOf(texts, key)
  for (;;) {
    const { done, value } = verifying.next()
    if (done) return value
  }
}

/** The same, while others get their turn: a store that is years old has hundreds of thousands of lines. */
export async function verifyLinesInTurns(texts: string[], key: KeyObject): Promise<SignedHeads> {
  const verifying = stepsOf(texts, key)
  for (;;) {
    const { done, value } = verifying.next()
    if (done) return value
    await setImmediate()
  }
}

const LINES_A_TURN = 500

function* stepsOf(texts: string[], key: KeyObject): Generator<undefined, SignedHeads> {
  const lines: Line[] = []
  /** After each line; before the first there is the beginning. */
  const after: Signed[] = [BEGINNING]
  const ends: SignedHeads['ends'] = []
  const restores: Restore[] = []
  let last = BEGINNING
  let hash = ''
  for (const [i, text] of texts.entries()) {
    if (i % LINES_A_TURN === LINES_A_TURN - 1) yield undefined
    const line = parseLine(text) ?? bad(i)
    lines.push(line)
    if (line.after !== hash || line.previous !== last.id) bad(i)
    if (line.kind === 'head') {
      if (line.id <= last.id) bad(i)
      last = { ...headOf(line), before: last }
    } else {
      const base = after[line.base ?? i] ?? bad(i)
      const kept = upTo(base, line.id)
      if (kept.id === line.id && kept.hash !== line.hash) bad(i)
      restores.push(restoreOf(line, last, kept))
      ends.unshift({ line: i, signed: last })
      last = kept.id === line.id ? kept : { ...headOf(line), before: kept }
    }
    after.push(last)
    hash = lineHash(line.text)
  }
  const end = lines.at(-1)
  if (end && !isSigned(end, key)) bad(lines.length - 1)
  ends.unshift({ line: lines.length, signed: last })
  return { last, at: end?.at, ends, restores, lines: lines.length, lastLine: hash }

  /** A line that was altered shows at the next, by its hash: signatures say which it is. */
  function bad(index: number): never {
    const unsigned = lines.slice(0, index).findIndex(line => !isSigned(line, key))
    throw new BadLine((unsigned < 0 ? index : unsigned) + 1)
  }
}

/** The last head of this chain that is no later than this change. */
export function upTo(signed: Signed, change: number): Signed {
  let at = signed
  while (at.id > change) at = at.before ?? BEGINNING
  return at
}

/** A chain's heads in their order, without the beginning. */
export function headsOf(signed: Signed): Head[] {
  const heads: Head[] = []
  for (let at: Signed | undefined = signed; at && at.id > 0; at = at.before) heads.push(at)
  return heads.reverse()
}

function restoreOf({ at, by = '', id }: Line, last: Signed, kept: Signed): Restore {
  const isSameChain = upTo(last, kept.id) === kept
  return { at, by, to: id, lost: Math.max(0, last.id - (isSameChain ? id : common(last, kept).id)) }
}

/** Where two chains part. */
function common(one: Signed, other: Signed): Signed {
  let [a, b] = [one, other]
  while (a !== b)
    if (a.id >= b.id) a = a.before ?? BEGINNING
    else b = b.before ?? BEGINNING
  return a
}
