import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withEventFields } from './event-fields.ts'

test('docs/events.md lists the fields that the contract has (npm run docs)', () => {
  const page = readFileSync('docs/events.md', 'utf8')
  expect(withEventFields(page)).toBe(page)
  expect(page).toContain('| `recommend` | `LowCardinality(String)` | `record.recommend?` | 128 | where')
})

test('a page without a place for the fields is not written', () => {
  expect(() => withEventFields('# Events')).toThrow('no place')
})
