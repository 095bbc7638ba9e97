import { expect, test } from 'vitest'
import { appsFor, coldDetails } from './cold-pages.ts'

test('cold detail pages are pages of apps, and none comes twice', () => {
  const next = coldDetails([7, 8])
  const pages = Array.from({ length: 8 }, next)
  expect(pages.every(({ path }) => /\/apps\/[78]$/.test(path))).toBe(true)
  expect(new Set(pages.map(page => JSON.stringify(page))).size).toBe(8)
})

test('when every detail page has been asked for, the run stops instead of asking for a cached one', () => {
  const next = coldDetails([7, 8])
  for (let n = 0; n < 8; n += 1) next()
  expect(next).toThrow('add apps')
  expect(() => coldDetails([])()).toThrow('add apps')
})

test('there are enough apps for the pages', () => {
  const next = coldDetails(Array.from({ length: appsFor(10) }, (_, i) => i))
  expect(() => Array.from({ length: 10 }, next)).not.toThrow()
})
