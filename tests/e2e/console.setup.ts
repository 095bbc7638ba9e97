import { tempStore } from '../support/temp-store.ts'
import { keepStore } from './stores.ts'
import { test } from './test.ts'

/** Staff have a store of their own: their changes purge and remove what other tests look at. It is stopped with the site's. */
test('the store that staff work on starts', async () => {
  // One that runs already has a worker and a console.
  test.skip(Boolean(process.env.E2E_STORE_DIR), 'the running store is used')
  test.setTimeout(120_000)
  const { settings, store, at, fill } = await tempStore()
  keepStore('console', { settings, at })
  await fill('demo')
  await Promise.all([store.web.start(), store.analytics.start()])
  await Promise.all([store.edge.start(), store.worker.start()])
  await store.console.start()
})
