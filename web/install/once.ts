import { readCookie, writeCookie } from '../browser/cookie.ts'
import { hasFlag, setFlag } from '../browser/visit-flag.ts'

/**
 * True for the first who asks in this browser session, in whichever tab. The marker is in session storage; a cookie tells
 * the other tabs, and a lock keeps two that ask in the same moment apart where the browser has locks.
 */
export async function claimOnce(name: string): Promise<boolean> {
  const claim = () => {
    const free = !hasFlag(name) && readCookie(document, name) === undefined
    if (free) {
      setFlag(name)
      writeCookie(document, name, '1', { sameSite: 'Lax' })
    }
    return free
  }
  const { locks } = navigator as { locks?: LockManager }
  // A page without a secure origin has none.
  return locks ? locks.request(name, async () => claim()) : claim()
}
