import { expect, test } from 'vitest'
import { keepBy } from './keep-by.ts'

const tags = (count: number) => Array.from({ length: count }, (_, i) => `app-${100_000_000 + i}`)

test('the edge keeps a page by its tags', () => {
  expect(keepBy(['layout', 'app-1'], 'public')).toEqual({ 'cache-control': 'public', xkey: 'layout app-1' })
  expect(keepBy(tags(490), 'public').xkey?.split(' ')).toHaveLength(490)
})

test('a page with more tags than a line of the header holds is not kept', () => {
  expect(keepBy(tags(600), 'public')).toEqual({ 'cache-control': 'no-store' })
})
