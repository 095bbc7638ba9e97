import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appOf, pythonJson } from '../../../tests/support/repositories/make-repository.ts'
import { openIndex } from '../index/open-index.ts'
import type { Span } from '../json/scan-json.ts'
import { usualLimits } from '../limits.ts'
import { applyDiff } from './apply-diff.ts'
import { isObject, mergePatch } from './merge-patch.ts'

type Json = Record<string, unknown>
const STYLES: [string, (value: unknown) => string][] = [
  ['as Python does', pythonJson],
  ['with two spaces', value => JSON.stringify(value, null, 2)],
  ['without any', value => JSON.stringify(value)],
]

const placesIn = (spans: ReadonlyMap<string, Span>) =>
  [...spans].map(([name, { from, to }]) => [name, from, to])

function applied(from: string, diff: Json): string {
  const made = applyDiff(openIndex(Buffer.from(from), usualLimits), diff)
  // It notes where all is, as if it was scanned.
  const scanned = openIndex(made.text, usualLimits)
  expect(placesIn(made.parts)).toEqual(placesIn(scanned.parts))
  expect(placesIn(made.packages)).toEqual(placesIn(scanned.packages))
  return made.text.toString()
}

/** What leads from one to the other, as fdroidserver finds it. */
function diffOf(old: unknown, now: unknown): unknown {
  if (!isObject(old) || !isObject(now)) return now
  const gone = Object.keys(old).filter(name => !Object.hasOwn(now, name))
  const changed = Object.entries(now).filter(
    ([name, value]) => pythonJson(value) !== pythonJson(old[name] ?? null),
  )
  return Object.fromEntries([
    ...gone.map(name => [name, null]),
    ...changed.map(([name, value]) => [name, Object.hasOwn(old, name) ? diffOf(old[name], value) : value]),
  ])
}

const before = {
  repo: { name: { 'en-US': 'R' }, address: 'a', timestamp: 1, categories: { Apps: {}, Games: {} } },
  packages: { 'a.a': appOf('a.a', 5, 3), 'c.c': appOf('c.c', 1), 'd.d': appOf('d.d', 1) },
}
const alter = (app: Json, metadata: object, versions: object) => ({
  metadata: { ...(app.metadata as object), ...metadata },
  versions,
})
const four = appOf('a.a', 5, 4, 3)
const after = {
  repo: {
    name: { de: 'R', 'en-US': 'R' },
    address: 'a',
    timestamp: 2,
    categories: { Apps: {}, Bikes: {}, Games: {} },
  },
  packages: {
    'a.a': alter(
      four,
      { lastUpdated: 5, name: { 'en-US': 'A', fr: 'A', 'zh-CN': '应用 "a"\n' } },
      four.versions as object,
    ),
    'b.b': appOf('b.b', 9),
    'd.d': appOf('d.d', 1),
  },
}

test.each(STYLES)('changes lead to the index as it is written: %s', (_, write) => {
  const diff = diffOf(before, after) as Json
  expect(applied(write(before), diff)).toBe(write(after))
  expect(applied(write(after), diffOf(after, { ...after, packages: {} }) as Json)).toBe(
    write({ ...after, packages: {} }),
  )
})

test('unknown parts are changed too', () => {
  const diff = { more: { x: 1 }, other: null, packages: {} }
  expect(applied('{"repo": {}, "other": [1], "packages": {}}', diff)).toBe(
    '{"repo": {}, "packages": {}, "more": {"x": 1}}',
  )
})

test('changes of something else leave the apps where they are', () => {
  const from = pythonJson({ repo: { timestamp: 1 }, packages: { 'a.a': {}, 'b.b': { x: 1 } } })
  expect(applied(from, { repo: { timestamp: 1000 } })).toBe(from.replace('1}', '1000}'))
})

test.each([{ repo: null }, { repo: 1 }, { packages: [] }])('what leads to no index is refused: %j', diff => {
  expect(() => applied('{"repo": {}, "packages": {}}', diff)).toThrow('index-broken')
})

test('a known part keeps its usual position', () => {
  const app = { metadata: { added: 1, license: 'MIT' }, versions: {} }
  const diff = { packages: { 'a.a': { metadata: { categories: ['x'], icon: {}, unknown: 1 } } } }
  expect(applied(pythonJson({ repo: {}, packages: { 'a.a': app } }), diff)).toBe(
    pythonJson({
      repo: {},
      packages: {
        'a.a': { ...app, metadata: { added: 1, categories: ['x'], license: 'MIT', icon: {}, unknown: 1 } },
      },
    }),
  )
})

test('whatever changes, the changes lead there', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd')
  const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>(tie => ({
    leaf: fc.oneof(fc.integer(), fc.string(), fc.array(fc.integer(), { maxLength: 2 })),
    tree: fc.oneof(
      { maxDepth: 4 },
      tie('leaf'),
      fc.dictionary(name, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
    ),
  }))
  fc.assert(
    fc.property(tree, tree, (old, now) => {
      expect(mergePatch(old, diffOf(old, now))).toEqual(now)
    }),
    { numRuns: 1000 },
  )
})
