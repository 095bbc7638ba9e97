import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { typeErrors } from '../../tests/support/type-errors.ts'
import { root } from '../settings.ts'

type Planted = [path: string, text: string]

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Copies of a file in each of which one of the names is misspelt, called by its place, line and name. */
function misspell(path: string, names: RegExp): Planted[] {
  const text = read(path)
  return [...text.matchAll(names)].map(({ 0: name, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + name.length)]
    const isWhole = before.endsWith('.') || after.startsWith(':')
    const misspelt = isWhole ? `${name}x` : `${name}x: ${name}`
    const copy = `${index}.line-${before.split('\n').length}.${name}.ts`
    return [path.replace(/ts$/, copy), before + misspelt + after]
  })
}

/** What the compiler takes, of what it should refuse. */
const taken = (planted: Planted[]) =>
  [...typeErrors(new Map(planted))].filter(([, errors]) => errors.length === 0).map(([path]) => path)

const HANDLERS = 'catalogue/commands/handlers'
// Undoing and writing rows as they are works on any table: columns are compared with the database.
const handlers = readdirSync(join(root, HANDLERS))
  .filter(name => name !== 'record.ts')
  .map(name => `${HANDLERS}/${name}`)

const columns = [...read('data/db/table-types.ts').matchAll(/^ {4}(\w+):/gm)].map(([, name]) => name)
/** As a property, but for the id that a command answers with. */
const COLUMN = new RegExp(
  String.raw`(?<=[{,]\s*)(?!id: (await|collection_id))(${columns.join('|')})(?=[:,\n]| })`,
  'g',
)

test('a misspelt column in a command handler is a type error', () => {
  const asItIs = handlers.map((path): Planted => [path.replace(/ts$/, 'as-it-is.ts'), read(path)])
  const planted = handlers.map(path => misspell(path, COLUMN))
  expect(planted.filter(copies => copies.length === 0)).toEqual([])
  expect(taken([...asItIs, ...planted.flat()])).toEqual(asItIs.map(([path]) => path))
})

test('a misspelt column of a row from which tags and files follow is a type error', () => {
  const planted = ['tags', 'withhold'].flatMap(name =>
    misspell(`catalogue/commands/${name}.ts`, /(?<=\brow\.)\w+/g),
  )
  expect(planted.length).toBeGreaterThan(40)
  expect(taken(planted)).toEqual([])
})

/** Fields that handlers spread into rows, by where they are declared. */
const SPREAD = [
  ['app', 'apps', ['iconKey', 'minAge', 'description', 'shownIn', 'posterKey', 'ratings']],
  [
    'placements',
    'placements',
    ['adUrl', 'body', 'kicker', 'url', 'code', 'downloadUrl', 'publishedAt', 'note'],
  ],
  ['taxonomy', 'taxonomy', ['slug', 'legalName', 'description']],
  ['people', 'people', ['email']],
  ['version', 'versions', ['antiFeatures']],
] as const

test('a field that no column is called by is a type error in the handler that spreads it into a row', () => {
  const planted = SPREAD.flatMap(([contract, handler, fields]) =>
    misspell(
      `contract/commands/${contract}.schema.ts`,
      new RegExp(`(?<= )(${fields.join('|')})(?=: )`, 'g'),
    ).flatMap(([path, text]): Planted[] => {
      const use = read(`${HANDLERS}/${handler}.ts`).replace(`${contract}.schema.ts`, basename(path))
      return [
        [path, text],
        [`${HANDLERS}/${handler}.${basename(path)}`, use],
      ]
    }),
  )
  expect(planted.length).toBeGreaterThan(50)
  expect(taken(planted).filter(path => path.startsWith(HANDLERS))).toEqual([])
})

const SCREENS = 'console/screens'
const screens = readdirSync(join(root, SCREENS), { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.server.ts'))
  .map(name => `${SCREENS}/${name}`)
  .filter(path => /^export const \w+ = defineScreen\(/m.test(read(path)))

/** The first of an object that a function returns. */
const FIELD = /(?<=(?:return|=> \() ?\{\s*(?:\.\.\.\w+,\s*)?)\w+(?=[,:])/g

test("a misspelt field of a screen's model is a type error", () => {
  const planted = screens.map(path => misspell(path, FIELD))
  // A menu shows nothing that was loaded.
  expect(screens.filter((_, i) => planted[i]?.length === 0)).toEqual([`${SCREENS}/menu/menu.server.ts`])
  expect(taken(planted.flat())).toEqual([])
})
