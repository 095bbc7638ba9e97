import { addColumns } from './add-columns.ts'
import { ARRIVALS } from './arrivals.ts'
import { keepRaw } from './keep-raw.ts'
import { migrateStore } from './migrate.ts'
import { connectStore, type Store, type StoreSettings } from './store.ts'

/** Raw events are kept for so many days; without a number, as long as they were before. */
export async function openStore(settings: StoreSettings, keepDays?: number): Promise<Store> {
  const store = await connectStore(settings)
  try {
    await prepareStore(store, keepDays)
    return store
  } catch (error) {
    await store.close()
    throw error
  }
}

/**
 * Makes of the store what this release needs, whatever release left it behind. ClickHouse has neither transactions nor locks: each
 * step may be broken off, done again, and done by another process at the same time.
 */
export async function prepareStore(store: Store, keepDays?: number): Promise<void> {
  await migrateStore(store)
  await addColumns(store)
  for (const statement of ARRIVALS) await store.run(statement)
  if (keepDays !== undefined) await keepRaw(store, keepDays)
}
