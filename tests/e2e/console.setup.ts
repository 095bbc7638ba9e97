import { storeOf } from '../../ops/store.ts'
import { store, test } from './test.ts'

/** What staff work with. The store of the other tests has no worker: its purges would make their pages anew. */
test('the worker and the console start', async () => {
  test.setTimeout(120_000)
  const { worker, console } = storeOf(store.settings)
  await worker.start()
  await console.start()
})
