import { expect, test } from 'vitest'
import { BadCall } from './arguments.ts'
import { readImportArguments } from './import-arguments.ts'

const address = 'https://apps.example/repo'

test('what a person decides of a repository is what was said, and nothing else', () => {
  expect(readImportArguments([address])?.decided).toEqual({})
  expect(readImportArguments([address, '--every', '0'])?.decided).toEqual({ everyHours: 0 })
  expect(readImportArguments([address, '--every', '1.5', '--packages', 'newest'])?.decided).toEqual({
    everyHours: 1.5,
    packages: 'newest',
  })
})

test.each([
  ['--every', 'day'],
  ['--every', '-1'],
  ['--max', 'all'],
])('%s %s is no number', (...given) => {
  expect(() => readImportArguments([address, ...given])).toThrow(BadCall)
})
