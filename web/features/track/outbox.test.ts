import { expect, test } from 'vitest'
import { EVENT_MAX_AGE_MS } from '../../../contract/collect.ts'
import { boxOf, eventOf, memoryStorage, noStorage } from './memory-box.test-support.ts'
import { boxName, openOutbox } from './outbox.ts'

const NOW = 1_700_000_000_000

test('[TRK-1] a box whose page is gone is found at once, that of a living page only after a while', () => {
  const storage = memoryStorage()
  const outbox = openOutbox(() => storage)
  outbox.write(boxName('gone'), { ...boxOf(eventOf('a', NOW)), saved: 0 })
  outbox.write(boxName('alive'), { ...boxOf(eventOf('b', NOW)), saved: NOW - 1000 })
  outbox.write(boxName('stuck'), { ...boxOf(eventOf('c', NOW)), saved: NOW - 60_000 })
  expect(outbox.left(NOW)).toEqual([boxName('gone'), boxName('stuck')])
  expect(outbox.read(boxName('gone'))?.events).toEqual([eventOf('a', NOW)])
})

test('[TRK-1] an empty box is taken away, and so are damaged ones and those that are too old', () => {
  const storage = memoryStorage()
  const outbox = openOutbox(() => storage)
  outbox.write(boxName('empty'), boxOf(eventOf('a', NOW)))
  outbox.write(boxName('empty'), boxOf())
  outbox.write(boxName('old'), boxOf(eventOf('b', NOW - EVENT_MAX_AGE_MS - 1)))
  storage.setItem(boxName('damaged'), '{"events":')
  storage.setItem(boxName('foreign'), '{"events":[]}')
  storage.setItem('other', 'stays')
  expect(outbox.left(NOW)).toEqual([])
  expect(Object.keys(storage)).toEqual(['other'])
})

test('[TRK-1] age is measured by the clock of the box', () => {
  const storage = memoryStorage()
  const outbox = openOutbox(() => storage)
  const YEAR = 365 * 86_400_000
  outbox.write(boxName('set right'), { ...boxOf(eventOf('a', NOW + YEAR)), offset: YEAR })
  expect(outbox.left(NOW)).toEqual([boxName('set right')])
  expect(outbox.left(NOW + EVENT_MAX_AGE_MS + 1)).toEqual([])
})

test('[TRK-1] no more than ten boxes are kept', () => {
  const storage = memoryStorage()
  const outbox = openOutbox(() => storage)
  for (let i = 0; i < 15; i += 1) outbox.write(boxName(`${i}`), boxOf(eventOf(`${i}`, NOW)))
  expect(outbox.left(NOW)).toHaveLength(10)
  expect(Object.keys(storage)).toHaveLength(10)
})

test('[TRK-1] boxes of a visitor who wants privacy are cleared, and nothing else', () => {
  const storage = memoryStorage()
  const outbox = openOutbox(() => storage)
  outbox.write(boxName('a'), boxOf(eventOf('a')))
  storage.setItem('consent', 'no')
  outbox.clear()
  expect(Object.keys(storage)).toEqual(['consent'])
})

test('[TRK-1] where storage is forbidden nothing is found and nothing breaks', () => {
  const outbox = openOutbox(noStorage)
  outbox.write(boxName('a'), boxOf(eventOf('a')))
  outbox.clear()
  expect(outbox.read(boxName('a'))).toBe(undefined)
  expect(outbox.left(NOW)).toEqual([])
})
