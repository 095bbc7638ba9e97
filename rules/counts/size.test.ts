import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSize } from './size.ts'

const chinese = { units: ['K', 'MB', 'GB', 'TB'], tiny: '小于1K', unknown: '小于1M' }
const english = { units: [' KB', ' MB', ' GB', ' TB'], tiny: '<1 KB', unknown: '<1 MB' }

const KB = 1024
const MB = 1024 ** 2
const GB = 1024 ** 3
const TB = 1024 ** 4

test.each([
  [0, '小于1K'],
  [1, '小于1K'],
  [1023, '小于1K'],
  [1024, '1.00K'],
  [1536, '1.50K'],
  [MB - 6, '1023.99K'],
  [1023.995 * KB, '1.00MB'],
  [MB - 5, '1.00MB'],
  [MB, '1.00MB'],
  [1.25 * MB, '1.25MB'],
  [GB - 5 * KB - 200, '1023.99MB'],
  [GB - KB, '1.00GB'],
  [GB, '1.00GB'],
  [TB, '1.00TB'],
  [1023 * TB, '1023.00TB'],
  [1024 * TB, '1024.00TB'],
])('[VAL-6] %d bytes are %s', (bytes, text) => {
  expect(formatSize(bytes, chinese)).toBe(text)
})

test.each([
  [1023, '<1 KB'],
  [1536, '1.50 KB'],
  [1.25 * MB, '1.25 MB'],
  [GB, '1.00 GB'],
  [1024 * TB, '1024.00 TB'],
])('[VAL-6] %d bytes are %s in English', (bytes, text) => {
  expect(formatSize(bytes, english)).toBe(text)
})

test.each([
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [-1],
  [undefined],
  [null],
  [''],
  ['abc'],
  ['1.5'],
  ['-1'],
  ['12a'],
  ['a12'],
  [{}],
  [[2048]],
  [true],
])('[VAL-6] %o is no size and shows 小于1M', bytes => {
  expect(formatSize(bytes, chinese)).toBe('小于1M')
  expect(formatSize(bytes, english)).toBe('<1 MB')
})

test('[VAL-6] a size written in digits counts like the number', () => {
  expect(formatSize('1023', chinese)).toBe('小于1K')
  expect(formatSize('1536', chinese)).toBe('1.50K')
})

test.each([
  ['Chinese', chinese],
  ['English', english],
])('[VAL-6] in %s more bytes never show as less, and never as NaN', (_, form) => {
  const size = fc.oneof(
    fc.nat(),
    fc.double({ min: 0, max: 2 ** 60, noNaN: true }),
    fc.maxSafeInteger().map(Math.abs),
  )
  fc.assert(
    fc.property(size, size, (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a]
      expect(shownBytes(formatSize(less, form))).toBeLessThanOrEqual(shownBytes(formatSize(more, form)))
    }),
    { numRuns: 5000 },
  )
})

function shownBytes(text: string): number {
  if (text === '小于1K' || text === '<1 KB') return 0
  const [, value, unit] = /^(\d+\.\d\d) ?(K|KB|MB|GB|TB)$/.exec(text) ?? []
  expect(value).toBeDefined()
  return Number(value) * { K: KB, KB, MB, GB, TB }[unit as 'K']
}
