import type { RefusalKind } from '../../contract/refusals.ts'

/** Exit codes of refused commands; 0 is done, 1 an unavailable dependency. */
export const EXITS: Record<RefusalKind, number> = {
  unknown: 2,
  input: 2,
  role: 3,
  reason: 3,
  approval: 3,
  package: 3,
  picture: 3,
  absent: 4,
  conflict: 4,
}
