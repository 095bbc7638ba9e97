import { expect, test } from 'vitest'
import { purgeLines } from './purge-lines.ts'

test('a purge of an app is one of its part of the sitemap too', () => {
  expect(purgeLines(['app-42', 'layout', 'app-10000', 'comments-7'])).toEqual([
    'app-42 sitemap-apps-0 layout app-10000 sitemap-apps-1 comments-7',
  ])
})

test('no line is longer than the edge reads, and none of the tags is lost', () => {
  const tags = Array.from({ length: 500 }, (_, i) => `app-${i * 10_000}`)
  const lines = purgeLines(tags)
  expect(lines.flatMap(line => line.split(' '))).toHaveLength(1000)
  expect(new Set(lines.flatMap(line => line.split(' ')))).toEqual(
    new Set(tags.flatMap((tag, i) => [tag, `sitemap-apps-${i}`])),
  )
  for (const line of purgeLines(Array.from({ length: 500 }, (_, i) => `app-${i}`.padEnd(60, '0'))))
    expect(line.length).toBeLessThan(8000)
})
