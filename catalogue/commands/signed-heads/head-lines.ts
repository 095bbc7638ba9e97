import { createHash, type KeyObject, sign, verify } from 'node:crypto'
import { z } from 'zod'
import type { Head } from './chain.ts'

const hex = z.string().regex(/^([0-9a-f]{64})?$/)

/** What is signed, in the order in which it is written. */
const content = z.strictObject({
  /** `restored`: from here on the chain continues from an earlier head, after a restore. */
  kind: z.enum(['head', 'restored']),
  id: z.number().int().min(0),
  hash: hex,
  /** By the signer's clock: for people, nothing is decided by it. */
  at: z.iso.datetime(),
  /** The head of the line before: 0 in the first. */
  previous: z.number().int().min(0),
  /** SHA-256 of the line before, so that the last signature holds for every line. */
  after: hex,
  /** Who restored. */
  by: z.string().min(1).max(200).optional(),
  /** The line whose chain was restored: that of the line before, or one that an earlier restore had left. */
  base: z.number().int().min(0).optional(),
})

const signedLine = content.extend({ signature: z.base64() })

export type LineContent = z.infer<typeof content>

/** A line that was read, and not yet verified. */
export interface Line extends LineContent {
  signature: string
  /** As written to the file. */
  text: string
}

export const lineHash = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Nothing else that this key may sign begins like this. */
const bytesOf = (line: LineContent) => Buffer.from(`pergola signed head 1\n${textOf(line)}`)

/** In one order and without what is undefined: a line has one spelling. */
const textOf = ({ kind, id, hash, at, previous, after, by, base }: LineContent) =>
  JSON.stringify({ kind, id, hash, at, previous, after, by, base })

const lineText = (line: LineContent, signature: string) =>
  `${textOf(line).slice(0, -1)},"signature":${JSON.stringify(signature)}}`

export function writeLine(line: LineContent, key: KeyObject): string {
  return lineText(line, sign(null, bytesOf(line), key).toString('base64'))
}

/** undefined: it is no line of this file. */
export function parseLine(text: string): Line | undefined {
  try {
    const { signature, ...line } = signedLine.parse(JSON.parse(text))
    return lineText(line, signature) === text ? { ...line, signature, text } : undefined
  } catch {
    return undefined
  }
}

export const isSigned = ({ text: _, signature, ...line }: Line, key: KeyObject): boolean =>
  verify(null, bytesOf(line), key, Buffer.from(signature, 'base64'))

export const headOf = ({ id, hash }: Head): Head => ({ id, hash })
