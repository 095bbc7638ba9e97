import { expect, test } from 'vitest'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { commandSummaries as en } from './en/commands.ts'
import { commandSummaries as zhCN } from './zh-cn/commands.ts'

test('every command has a summary in each language, and no summary is of a command that is gone', () => {
  for (const summaries of [en, zhCN])
    expect(Object.keys(summaries).sort()).toEqual([...COMMANDS.keys()].sort())
})

test.each([...COMMANDS.values()])('$name has a sentence in English and one in Chinese', ({ name }) => {
  expect(en[name]).toMatch(/^[A-Z][^\p{Script=Han}]+\.$/u)
  expect(zhCN[name]).toMatch(/\p{Script=Han}.*。$/u)
})
