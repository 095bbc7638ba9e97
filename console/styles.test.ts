import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname })
    .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n')

test('every class that is styled stands on a screen', () => {
  const selectors = read('styles/*.css')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  const screens = read('{kit,frame,screens,browser}/**/*.{ts,tsx}')
  const isUsed = (name: string) =>
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(screens) ||
    // One of several by what a screen shows, such as `dot-${state}`.
    (name.includes('-') && screens.includes(`${name.replace(/[^-]+$/, '')}\${`))
  const styled = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name))
  expect([...styled].filter(name => !isUsed(name))).toEqual([])
})
