import { createHash } from 'node:crypto'

/** 0, 1, 2 … n - 1. */
export const upTo = (n: number) => Array.from({ length: n }, (_, i) => i)

/** The time in so many hours, or so many hours ago. */
export const inHours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
export const inDays = (n: number) => inHours(24 * n)

/** Bytes as rows have them in JSON. */
const bytea = (bytes: Buffer) => `\\x${bytes.toString('hex')}`
export const hashOf = (of: string | Buffer) => bytea(createHash('sha256').update(of).digest())
