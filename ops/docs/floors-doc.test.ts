import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('docs/architecture.md has the layers that imports are checked by', () => {
  expect(readFileSync('docs/architecture.md', 'utf8')).toContain('\nrules\ncontract\n')
})
