import { afterAll, beforeAll } from 'vitest'
import { type TempStore, tempStore } from '../../support/temp-store.ts'

/** A store with the demo catalogue that nothing changes, for the tests of a file: its pages are compared with each other. */
export function demoSite(): () => TempStore['at'] {
  let temp: TempStore
  beforeAll(async () => {
    temp = await tempStore()
    await temp.fill('demo')
    await temp.store.web.start()
    await temp.store.edge.start()
  }, 120_000)
  afterAll(() => temp?.remove())
  return () => temp.at
}
