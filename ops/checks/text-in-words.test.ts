import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { FLOORS } from './import-rules.ts'

/** What runs for visitors and operators; `demo` and `tests` have texts of their own. */
const FOLDERS = FLOORS.flat().filter(folder => !['catalogue', 'demo', 'tests'].includes(folder))

/** Where text may stand. A name that ends in a slash is a folder. */
const ALLOWED: Record<string, string> = {
  'web/words/': 'the words themselves',
  'ui/words/': 'the words themselves',
  'console/words/': 'the words themselves',
  'web/workshop/': 'samples for components',
  'web/shell/language-offers.ts': 'each language by its own name, for readers of another',
  'web/shell/filings.tsx': 'tells the kinds of filing numbers apart',
  'rules/counts/count.ts': 'the signs of a unit are part of a number',
  'data/search/': 'tables of what people type',
  'rules/search/': 'what people type',
  'analytics/searches/clean-words.ts': 'signs that people type',
  'contract/api/download-config.ts': 'a value of the specification; no page shows it',
  'contract/bridge-sample.ts': 'samples for a document',
  'ops/checks/spec/': 'quotes the specification',
  'data/db/migrations/': 'what has been applied is never changed',
  'platform/brand/demo-operator.ts': "the demo's operator",
}

const isSample = (path: string) => /\.(test|stories|test-support)\.tsx?$/.test(path)
const allows = (place: string, path: string) =>
  place.endsWith('/') ? path.startsWith(place) : path === place

/** Chinese characters, and the punctuation that is as wide as they are. */
const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

const found = FOLDERS.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
)
  .filter(path => /\.(tsx?|css|sql|vcl|html|js|json|cfg|ya?ml)$/.test(path) && !isSample(path))
  .flatMap(path =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, i) => (WIDE.test(line) ? [{ path, at: `${path}:${i + 1}: ${line.trim()}` }] : [])),
  )

test('text for people is in the words, where every language has it', () => {
  const places = Object.keys(ALLOWED)
  expect(found.filter(({ path }) => !places.some(place => allows(place, path))).map(({ at }) => at)).toEqual(
    [],
  )
})

test.each(Object.entries(ALLOWED))('%s has some, as it is: %s', place => {
  expect(found.some(({ path }) => allows(place, path))).toBe(true)
})
