import { isSessionId, type Random32, sessionId } from '../../rules/tracking/session-id.ts'
import { isSessionUniqueId, randomDigits, sessionUniqueId } from '../../rules/tracking/session-unique-id.ts'
import type { Store } from './storage.ts'

export interface Session {
  /** Lasts as long as `kept` remembers it. */
  key: string
  /** Lasts for this visit. */
  id: string
  uniqueId: string
}

/** The visitor's session; missing or damaged parts are created. */
export function session(kept: Store, visit: Store, random: Random32, now: number): Session {
  return {
    key: keep(kept, 'session_key', isSessionId, () => sessionId(random)),
    id: keep(visit, 'session_id', isSessionId, () => sessionId(random)),
    uniqueId: keep(visit, 'session_uid', isSessionUniqueId, () => sessionUniqueId(now, randomDigits(random))),
  }
}

function keep(store: Store, name: string, isValid: (x: unknown) => boolean, make: () => string): string {
  const known = store.get(name)
  if (known !== undefined && isValid(known)) return known
  const made = make()
  store.set(name, made)
  return made
}
