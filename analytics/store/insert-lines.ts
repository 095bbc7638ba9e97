import { ARRIVALS_TABLE } from './arrivals.ts'
import type { Store } from './open-store.ts'

/** Lines of the log; each becomes as many rows as its batch has events. */
export function insertLines(store: Store, lines: Buffer): Promise<void> {
  return store.feed(`insert into ${ARRIVALS_TABLE} format JSONEachRow`, lines)
}

// What ClickHouse says of data that it can't read, whoever sends it and however often.
const UNREADABLE =
  /CANNOT_(PARSE|READ)|INCORRECT_DATA|TYPE_MISMATCH|TOO_LARGE_STRING_SIZE|UNEXPECTED_END|CANNOT_CONVERT|ARGUMENT_OUT_OF_BOUND|VALUE_IS_OUT_OF_RANGE/

/** Whether the data is at fault, and not the store. The embedded engine has an error class of its own. */
export function isUnreadable(error: unknown): error is Error {
  return error instanceof Error && 'type' in error && UNREADABLE.test(String(error.type))
}
