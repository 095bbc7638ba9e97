import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { METHODS } from '../../../contract/bridge-methods.ts'
import { FLOORS } from '../import-rules.ts'
import { FOR_OTHER_PAGES } from './other-pages.ts'
import { REQUIREMENT_IDS } from './requirement-ids.ts'
import type { Proof } from './row.ts'
import { rows } from './spec-table.ts'

/** Calls of test and describe, also `test.each(…)('…'`; what they fill in is `…`. */
const TITLE = /(?:\b(?:test|describe)(?:\.\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1,/gs
function titlesOf(file: string): string[] {
  if (!existsSync(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(TITLE)].map(([, , title = '']) =>
    title.replace(/\$\{[^}]*\}|\$\w+|%[sdj]/g, '…'),
  )
}
const parts = ({ title }: Proof) => title.split(' › ')
const exists = (proof: Proof) => parts(proof).every(part => titlesOf(proof.file).includes(part))
const idsIn = (text: string) => [...text.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id]) => id)

test('the statements are numbered 1 to 141, each once, in order', () => {
  expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 141 }, (_, i) => i + 1))
})

test('every requirement is that of a statement, and there are 70', () => {
  expect(REQUIREMENT_IDS).toHaveLength(70)
  const carried = new Set(rows.flatMap(({ ids }) => ids))
  expect(REQUIREMENT_IDS.filter(id => !carried.has(id))).toEqual([])
  expect([...carried].filter(id => !REQUIREMENT_IDS.includes(id))).toEqual([])
})

test('the code that a statement names is there', () => {
  expect(rows.flatMap(({ where }) => where.filter(path => !existsSync(path)))).toEqual([])
})

test('every statement has a test of a page or a route, by its title, which names a requirement of the statement', () => {
  const missing = rows.filter(({ tests }) => tests.length === 0 || !tests.every(exists))
  expect(missing.map(({ n, tests }) => [n, tests])).toEqual([])
  for (const { n, ids, tests } of rows)
    for (const proof of tests) {
      expect(proof.file).toMatch(/^tests\/(e2e|integration)\//)
      expect([n, idsIn(proof.title).some(id => ids.some(mine => mine === id))]).toEqual([n, true])
    }
})

test('every requirement is in the title of a test', () => {
  const files = globSync(`{${FLOORS.flat().join(',')}}/**/*.{test.ts,test.tsx,spec.ts}`)
  const proved = new Set(files.flatMap(titlesOf).flatMap(idsIn))
  expect(REQUIREMENT_IDS.filter(id => !proved.has(id))).toEqual([])
})

test('no page calls a method of the bridge that is for other pages', () => {
  const sources = globSync('web/**/*.{ts,tsx}').filter(file => !/\.test\./.test(file))
  const code = sources.map(file => readFileSync(file, 'utf8')).join('\n')
  for (const method of Object.keys(FOR_OTHER_PAGES)) {
    expect(METHODS).toHaveProperty(method)
    expect([method, code.match(new RegExp(`(call\\(\\s*|data-native=|native: )['"]${method}['"]`))]).toEqual([
      method,
      null,
    ])
  }
})
