import type { MalformedId, Refusal } from '../../../contract/packages/finding-ids.ts'
import { Malformed } from '../malformed.ts'
import { BadSignature } from './bad-signature.ts'

/** What was done, or why the package is refused; our own mistakes are thrown on. */
export function orRefusal<T>(work: () => T): { done: T } | { refused: Refusal | MalformedId } {
  try {
    return { done: work() }
  } catch (error) {
    if (error instanceof BadSignature || error instanceof Malformed) return { refused: error.id }
    throw error
  }
}
