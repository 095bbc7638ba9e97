import { MediaAway } from '../data/files/media-away.ts'
import { FilesAway } from '../data/files/s3-calls.ts'
import { Overloaded } from './collect/group.ts'
import { TooLate } from './deadline.ts'
import { Shed } from './pages/admission.ts'

/** SQLSTATE classes that say the database is away or too busy, and not that we asked something wrong. */
const databaseAway = /^(08|53|57)/
const connectionAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** A disk that fails, or is another machine's. */
const diskAway = new Set(['EIO', 'ESTALE', 'ENOTCONN', 'EHOSTDOWN'])

const OURS = [TooLate, Shed, Overloaded, MediaAway, FilesAway]

/** pg gives some failures no code at all, only these words. */
const awayInWords = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/i

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (OURS.some(ours => error instanceof ours)) return true
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    connectionAway.has(code) ||
    diskAway.has(code) ||
    databaseAway.test(code) ||
    awayInWords.test(error.message)
  )
}
