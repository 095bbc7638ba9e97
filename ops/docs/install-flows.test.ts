import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { installFlows } from './install-flows.ts'

test('docs/install-flows.md says what the code does (npm run docs)', () => {
  expect(readFileSync('docs/install-flows.md', 'utf8')).toBe(installFlows())
})
