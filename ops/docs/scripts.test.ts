import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { SCRIPTS } from './scripts.ts'

const described = Object.values(SCRIPTS).flatMap(Object.entries)

test('every script of package.json has a description, and every description a script', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(described.map(([name]) => name).sort()).toEqual(Object.keys(scripts).sort())
})

test('a description is one line of at most 100 characters', () => {
  for (const [name, { summary }] of described) expect(summary, name).toMatch(/^[^\n]{10,100}$/)
})
