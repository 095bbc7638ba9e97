import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withFloors } from './floors-doc.ts'

test('docs/architecture.md draws the floors that imports are checked by (npm run docs)', () => {
  const page = readFileSync('docs/architecture.md', 'utf8')
  expect(withFloors(page)).toBe(page)
  expect(page).toContain('\nrules\ncontract\n')
})
