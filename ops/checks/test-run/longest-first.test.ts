import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { root } from '../../settings.ts'
import LongestFirst, { LONGEST } from './longest-first.ts'

test('the files that take longest are there', () => {
  expect(LONGEST.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('they run first, in this order, and no other file is left out', async () => {
  const config = { sequence: { groupOrder: 0 }, isolate: true }
  const file = (path: string) => ({ moduleId: join(root, path), project: { name: 'x', config } })
  const [first = '', second = ''] = LONGEST
  const given = ['package.json', second, 'README.md', first].map(file) as unknown as TestSpecification[]
  // As on a clean checkout, where no run was before.
  const vitest = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest
  const sorted = await new LongestFirst(vitest).sort(given)
  expect(sorted.map(({ moduleId }) => moduleId).slice(0, 2)).toEqual(
    [first, second].map(path => join(root, path)),
  )
  expect(new Set(sorted)).toEqual(new Set(given))
})
