import type { Store } from '../../browser/store.ts'
import { tryStorage } from '../../browser/try-storage.ts'

/** Keeps values for the visit, and for the page alone where storage is forbidden; never in a cookie, which would last. */
export function visitStore(open: () => Storage): Store {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T) => tryStorage(open, use)
  return {
    get: name => memory.get(name) || attempt(storage => storage.getItem(name)) || undefined,
    set(name, value) {
      memory.set(name, value)
      attempt(storage => storage.setItem(name, value))
    },
    remove(name) {
      memory.delete(name)
      attempt(storage => storage.removeItem(name))
    },
  }
}
