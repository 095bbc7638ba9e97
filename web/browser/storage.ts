import { type CookieJar, deleteCookie, hostPrefix, readCookie, writeCookie } from './cookie.ts'

/** 30 days. */
export const STORE_COOKIE_SECONDS = 2_592_000

export interface Store {
  get(name: string): string | undefined
  set(name: string, value: string): void
}

type Open = () => Storage

/** Uses a storage; undefined where it is missing, full or forbidden. Merely naming it may throw, so it is opened here. */
export function tryStorage<T>(open: Open, use: (storage: Storage) => T): T | undefined {
  try {
    return use(open())
  } catch {
    return undefined
  }
}

export const local: Open = () => localStorage

/** Keeps values for long, as cookies where there is no storage. */
export const lasting = (): Store => lastingStore(local, document)

/** Keeps values for the visit, and for the page alone where storage is forbidden; never in a cookie, which would last. */
export const visit: Store = visitStore(() => sessionStorage)

export function lastingStore(open: Open, jar: CookieJar): Store {
  const host = hostPrefix(jar)
  return {
    get: name => tryStorage(open, storage => storage.getItem(name)) || readCookie(jar, host + name),
    set(name, value) {
      const kept = tryStorage(open, storage => {
        storage.setItem(name, value)
        return true
      })
      if (kept) return
      // A full storage may still hold the older value, which would hide the cookie.
      tryStorage(open, storage => storage.removeItem(name))
      writeCookie(jar, host + name, value, { seconds: STORE_COOKIE_SECONDS })
    },
  }
}

/** Takes away what a lasting store has under the name, wherever it is. */
export function forget(name: string, open: Open = local, jar: CookieJar = document): void {
  tryStorage(open, storage => storage.removeItem(name))
  deleteCookie(jar, hostPrefix(jar) + name)
}

export function visitStore(open: Open): Store {
  const memory = new Map<string, string>()
  return {
    get: name => memory.get(name) || tryStorage(open, storage => storage.getItem(name)) || undefined,
    set(name, value) {
      memory.set(name, value)
      tryStorage(open, storage => storage.setItem(name, value))
    },
  }
}
