import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

const page = readFileSync(join(root, 'docs/how-to/troubleshooting.md'), 'utf8')
const sources = globSync(
  '{analytics,bin,catalogue,console,data,ops,platform,server,ui,web}/**/*.{ts,tsx,vcl}',
  { cwd: root },
)
  .filter(path => !/\.test\.|node_modules/.test(path))
  .map(path => readFileSync(join(root, path), 'utf8'))

const messages = [...page.matchAll(/^ *```text\n(.*?)^ *```$/gms)].flatMap(([, text = '']) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean),
)

test('there are messages', () => expect(messages.length).toBeGreaterThan(15))

test.each(messages)('a program says: %s', message => {
  const parts = message
    .split('…')
    .map(part => part.trim())
    .filter(Boolean)
  expect(sources.some(source => parts.every(part => source.includes(part)))).toBe(true)
})
