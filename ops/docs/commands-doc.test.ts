import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { commandsDoc } from './commands-doc.ts'

test('docs/commands.md lists the commands that the contract has (npm run docs)', () => {
  const page = readFileSync('docs/commands.md', 'utf8')
  expect(commandsDoc(readFileSync('ops/command-line/commands.template.md', 'utf8'))).toBe(page)
  expect(COMMANDS.size).toBeGreaterThan(30)
  for (const name of COMMANDS.keys()) expect(page).toContain(`### ${name}\n`)
})
