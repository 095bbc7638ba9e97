import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { FLOORS } from './import-rules.ts'

const CLOSING: Record<string, string> = { '[': ']', '{': '}' }

/** Where the bracket at `start` closes. */
function endOf(text: string, start: number): number {
  const open = text[start] ?? ''
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === open) depth += 1
    if (text[at] === CLOSING[open]) depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

/** Lines that spread a literal into another one: its members can stand there themselves. Attributes of JSX may need it. */
function spreadLiterals(text: string): number[] {
  return [...text.matchAll(/(?<!\{)\.\.\.\(?(?=[[{][^\]}])/g)]
    .filter(({ index, 0: dots }) =>
      /^(?:\s*[,\]})]| as const\),)/.test(text.slice(endOf(text, index + dots.length) + 1)),
    )
    .map(({ index }) => text.slice(0, index).split('\n').length)
}

test('no literal is spread into another one', () => {
  const found = globSync(`{${FLOORS.flat().join(',')}}/**/*.{ts,tsx}`, { cwd: root })
    .filter(path => !import.meta.filename.endsWith(path))
    .flatMap(path => spreadLiterals(readFileSync(join(root, path), 'utf8')).map(line => `${path}:${line}`))
  expect(found).toEqual([])
})

test.each([
  [1, "const a = [...['x', 'y'], z]"],
  [1, 'const a = { ...{ x, y }, z }'],
  [1, "const a = [z, ...[\n  'x',\n]]"],
  [1, "const a = [\n  ...(['x', 'y'] as const),\n]"],
  [0, 'const a = [...[x].flat(), ...(y ? [z] : [])]'],
  [0, 'const { a, ...rest } = b'],
  [0, 'const a = [...x]'],
])('%i of them in: %s', (count, text) => {
  expect(spreadLiterals(text)).toHaveLength(count)
})
