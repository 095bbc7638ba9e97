import { type CookieJar, deleteCookie, hostPrefix, readCookie, writeCookie } from './cookie.ts'
import { tryStorage } from './try-storage.ts'

/** 30 days. */
export const STORE_COOKIE_SECONDS = 2_592_000

export interface Store {
  get(name: string): string | undefined
  set(name: string, value: string): void
  remove(name: string): void
}

/** Keeps values in a storage and, where that is missing, full or forbidden, in cookies. */
export function createStore(open: () => Storage, jar: CookieJar): Store {
  const host = hostPrefix(jar)
  const attempt = <T>(use: (storage: Storage) => T) => tryStorage(open, use)
  return {
    get: name => attempt(storage => storage.getItem(name)) || readCookie(jar, host + name),
    set(name, value) {
      const kept = attempt(storage => {
        storage.setItem(name, value)
        return true
      })
      if (kept) return
      // A full storage may still hold the older value, which would hide the cookie.
      attempt(storage => storage.removeItem(name))
      writeCookie(jar, host + name, value, { seconds: STORE_COOKIE_SECONDS })
    },
    remove(name) {
      attempt(storage => storage.removeItem(name))
      deleteCookie(jar, host + name)
    },
  }
}
