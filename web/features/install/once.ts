import { hostPrefix, readCookie, writeCookie } from '../../browser/cookie.ts'
import { wait } from '../../browser/poll.ts'
import { visit } from '../../browser/storage.ts'

/** A cookie takes a moment to reach the other tabs; a claim keeps them out for longer than that. */
const HELD_MS = 5000

/**
 * True for the first who asks in this browser session, in whichever tab. The marker is in session storage, a cookie tells
 * the other tabs, and a lock keeps two that ask in the same moment apart where the browser has locks.
 */
export async function claimOnce(name: string): Promise<boolean> {
  const { locks } = navigator as { locks?: LockManager }
  // A page without a secure origin has none.
  if (!locks) return claim(name)
  return new Promise(done => {
    locks.request(name, { ifAvailable: true }, lock => {
      const first = lock !== null && claim(name)
      done(first)
      return first ? wait(HELD_MS) : undefined
    })
  })
}

function claim(name: string): boolean {
  const told = hostPrefix(document) + name
  if (visit.get(name) || readCookie(document, told) !== undefined) return false
  visit.set(name, '1')
  writeCookie(document, told, '1')
  return true
}
