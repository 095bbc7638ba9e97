/** Uses a storage; undefined where it is missing, full or forbidden. Merely naming it may throw, so it is opened here. */
export function tryStorage<T>(open: () => Storage, use: (storage: Storage) => T): T | undefined {
  try {
    return use(open())
  } catch {
    return undefined
  }
}
