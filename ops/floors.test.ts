import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './settings.ts'

/** From the ground up: a folder imports from those before it, and not from its neighbours. */
const FLOORS = [
  ['contract'],
  ['rules'],
  ['bridge', 'data'],
  ['server'],
  ['catalogue'],
  ['web', 'analytics', 'demo'],
  ['console'],
  ['ops'],
  ['bin'],
  ['tests'],
]

/**
 * The same inside web/; `.` is what stands in no folder, and knows all the others. The workshop is above it all, with the stories
 * that stand beside components: no page can have anything of it.
 */
const WEB_FLOORS = [
  ['words', 'styles'],
  ['addresses'],
  ['browser'],
  ['kit'],
  ['islands'],
  ['structured'],
  ['features'],
  ['shell'],
  ['pages'],
  ['engines'],
  ['boot'],
  ['.'],
  ['workshop'],
]

/** Every file of ours, with the files that it imports, types too. */
const imports = new Map(
  FLOORS.flat()
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(path => /\.tsx?$/.test(path))
    .map(path => {
      const text = readFileSync(join(root, path), 'utf8')
      const named = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)
      return [path, [...named].map(([, to = '']) => normalize(join(dirname(path), to)))] as const
    }),
)

/** A test may look at anything. */
const isTest = (path: string) => /\.test(?:-support)?\.tsx?$/.test(path)

function upward(floors: string[][], floorOf: (path: string) => string | undefined): string[] {
  const height = (path: string) => floors.findIndex(floor => floor.includes(floorOf(path) ?? ''))
  return [...imports].flatMap(([from, all]) =>
    isTest(from) || height(from) < 0
      ? []
      : all
          .filter(to => height(to) >= 0 && floorOf(to) !== floorOf(from) && height(to) >= height(from))
          .map(to => `${from} → ${to}`),
  )
}

test('no import runs up, nor to a neighbour', () => {
  expect(imports.size).toBeGreaterThan(700)
  expect(upward(FLOORS, path => path.split('/')[0])).toEqual([])
})

test('nor does one inside web/', () => {
  const folder = (path: string) => {
    const [top, inner, ...rest] = path.split('/')
    if (path.endsWith('.stories.tsx')) return 'workshop'
    return top === 'web' ? (rest.length > 0 ? inner : '.') : undefined
  }
  const known = new Set([...imports.keys()].map(folder).filter(name => name !== undefined))
  expect([...known].filter(name => !WEB_FLOORS.flat().includes(name))).toEqual([])
  expect(upward(WEB_FLOORS, folder)).toEqual([])
})

test('a page and a script have the words of one language', () => {
  const words = (path: string) => /^(web|console)\/words\//.test(path)
  // Which folder it is, the build decides: whoever names one, or all of them, would get more than one language.
  const named = (path: string) => /^(web|console)\/words\/(languages\.ts$|[^/]+\/)/.test(path)
  // Nobody builds the command line, and it speaks English.
  const speaksEnglish = (path: string) => path.startsWith('ops/command-line/')
  const wrong = [...imports].flatMap(([from, all]) =>
    isTest(from) || words(from) || speaksEnglish(from) ? [] : all.filter(named).map(to => `${from} → ${to}`),
  )
  expect(wrong).toEqual([])
  const doors = [...imports].filter(([from]) => /^(web|console)\/words\/[^/]+$/.test(from) && !isTest(from))
  const inside = doors.filter(([from]) => !named(from)).flatMap(([, all]) => all.filter(named))
  expect(inside.length).toBeGreaterThan(5)
  expect(inside.filter(to => !to.includes('/words/zh-cn/'))).toEqual([])
})

test('no file imports itself by way of others', () => {
  expect(circles()).toEqual([])
})

/** Tarjan's: files that reach each other. */
function circles(): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const under: string[] = []
  for (const path of imports.keys()) if (!order.has(path)) visit(path)
  return found

  function visit(path: string): number {
    const own = order.size
    order.set(path, own)
    lowest.set(path, own)
    under.push(path)
    for (const to of imports.get(path) ?? []) {
      if (!imports.has(to)) continue
      const reached = order.has(to) ? (under.includes(to) ? (order.get(to) ?? own) : own) : visit(to)
      lowest.set(path, Math.min(lowest.get(path) ?? own, reached))
    }
    const low = lowest.get(path) ?? own
    if (low === own) {
      const circle = under.splice(under.indexOf(path))
      if (circle.length > 1) found.push(circle)
    }
    return low
  }
}
