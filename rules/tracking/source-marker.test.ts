import { expect, test } from 'vitest'
import { withSource } from './source-marker.ts'

const marker = { page: 'detail', channel: 'BAIDU', module: 'gift' }

test.each([
  ['/gifts/1', '/gifts/1?source=detail_BAIDU_gift'],
  ['/gifts/1?a=%20b+c&d', '/gifts/1?a=%20b+c&d&source=detail_BAIDU_gift'],
  ['/gifts/1?source=old&a=1', '/gifts/1?a=1&source=detail_BAIDU_gift'],
  ['/gifts/1?source', '/gifts/1?source=detail_BAIDU_gift'],
  ['/gifts/1?resource=1&sources=2', '/gifts/1?resource=1&sources=2&source=detail_BAIDU_gift'],
  ['/gifts/1?a=1#top?x#y', '/gifts/1?a=1&source=detail_BAIDU_gift#top?x#y'],
  ['https://x.example/g#top', 'https://x.example/g?source=detail_BAIDU_gift#top'],
  ['/gifts?u=/a?b', '/gifts?u=/a?b&source=detail_BAIDU_gift'],
  ['/gifts?', '/gifts?source=detail_BAIDU_gift'],
  ['/gifts?&&a=1&', '/gifts?a=1&source=detail_BAIDU_gift'],
  ['', '?source=detail_BAIDU_gift'],
])('[GIFT-2] %s gains its source: %s', (link, expected) => {
  expect(withSource(link, marker)).toBe(expected)
})

test('[GIFT-2] the marker can be added twice, and cannot break out of its value', () => {
  expect(withSource(withSource('/g?a=1', marker), marker)).toBe('/g?a=1&source=detail_BAIDU_gift')
  expect(withSource('/g', { page: 'a&b', channel: '#', module: '花' })).toBe('/g?source=a%26b_%23_%E8%8A%B1')
})
