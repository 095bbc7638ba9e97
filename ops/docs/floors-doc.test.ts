import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/explanation/architecture.md has the layers that imports are checked by', () => {
  expect(readFileSync('docs/explanation/architecture.md', 'utf8')).toContain('\nrules\ncontract\n')
})
