import { Unavailable } from '../data/unavailable.ts'

/** SQLSTATE classes that say the database is unavailable or too busy, and not that a query is wrong. */
const databaseAway = /^(08|53|57)/
const connectionAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** A disk that fails, or is another machine's. */
const diskAway = new Set(['EIO', 'ESTALE', 'ENOTCONN', 'EHOSTDOWN'])

export function isUnavailable(error: unknown): boolean {
  if (error instanceof Unavailable) return true
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  return connectionAway.has(code) || diskAway.has(code) || databaseAway.test(code)
}
