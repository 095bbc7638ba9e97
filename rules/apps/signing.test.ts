import { expect, test } from 'vitest'
import { keyChange, signingPeriods } from './signing.ts'

const signed = (name: string, signer: string, lineage: string[] = []) => ({ name, signer, lineage })

test.each([
  [signed('2', 'a'), 'a', undefined],
  [signed('2', 'b'), 'a', 'other'],
  [signed('2', 'b', ['a', 'b']), 'a', 'handed-on'],
  [signed('2', 'c', ['a', 'b', 'c']), 'a', 'handed-on'],
  // Who hands on loses the key: an older one does not come back by it.
  [signed('2', 'a', ['a']), 'b', 'other'],
])('%o after %s: %s', (newer, before, change) => {
  expect(keyChange(newer, before)).toBe(change)
})

test('versions in a row that one key has signed are one period, and each says how its key came', () => {
  const versions = [
    signed('5', 'c'),
    signed('4', 'b', ['a', 'b']),
    signed('3', 'b', ['a', 'b']),
    signed('2', 'a'),
    signed('1', 'a'),
  ]
  expect(
    signingPeriods(versions).map(({ first, last, versions, came }) => [
      first.name,
      last.name,
      versions,
      came,
    ]),
  ).toEqual([
    ['5', '5', 1, 'other'],
    ['3', '4', 2, 'handed-on'],
    ['1', '2', 2, undefined],
  ])
})

test('the last version of a period decides how its key came', () => {
  const [newest] = signingPeriods([signed('3', 'b', ['a', 'b']), signed('2', 'b'), signed('1', 'a')])
  expect(newest?.came).toBe('handed-on')
})

test('no version, no period', () => {
  expect(signingPeriods([])).toEqual([])
})
