import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { FLOORS, isTest, mayImport, WEB_FLOORS, webFolder } from './import-rules.ts'

/** Every file of ours, with the files that it imports, types and styles too. */
const imports = new Map(
  FLOORS.flat()
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
    )
    .filter(path => /\.(tsx?|css)$/.test(path))
    .map(path => {
      const text = readFileSync(join(root, path), 'utf8')
      const named = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+|node:[^'"]+)['"]/g)
      const pathOf = (to: string) => (to.startsWith('.') ? normalize(join(dirname(path), to)) : to)
      return [path, [...named].map(([, to = '']) => pathOf(to))] as const
    }),
)

test('imports only point downward, and server code stays on the server', () => {
  expect(imports.size).toBeGreaterThan(700)
  const wrong = [...imports].flatMap(([from, all]) =>
    all.filter(to => !mayImport(from, to)).map(to => `${from} → ${to}`),
  )
  expect(wrong).toEqual([])
})

test('every folder of web/ has its floor', () => {
  const folders = new Set([...imports.keys()].map(webFolder).filter(name => name !== undefined))
  expect([...folders].filter(name => !WEB_FLOORS.flat().includes(name))).toEqual([])
})

test.each([
  ['contract/x.ts', 'rules/counts/size.ts'],
  ['rules/x.ts', 'web/words/words.ts'],
  ['rules/x.ts', 'node:fs'],
  ['bridge/x.ts', 'web/words/words.ts'],
  ['bridge/x.ts', 'data/db/database.ts'],
  ['server/x.ts', 'web/render.tsx'],
  ['server/x.ts', 'catalogue/commands/command-context.ts'],
  ['catalogue/packages/x.ts', 'data/db/database.ts'],
  ['catalogue/packages/zip/x.ts', 'platform/is-unavailable.ts'],
  ['catalogue/packages/x.ts', 'catalogue/commands/command-context.ts'],
  ['data/db/x.ts', 'demo/seed.ts'],
  ['data/db/x.ts', 'server/app.ts'],
  ['analytics/x.ts', 'web/render.tsx'],
  ['web/pages/x.tsx', 'server/app.ts'],
  ['web/pages/x.tsx', 'data/db/database.ts'],
  ['web/pages/x.tsx', 'web/pages/detail/loader.server.ts'],
  ['web/pages/x.tsx', 'node:fs'],
  ['web/kit/x.tsx', 'web/features/x.tsx'],
  ['console/kit/x.tsx', 'console/screens/x.tsx'],
  ['console/server/x.ts', 'console/screens/x.server.ts'],
  ['console/frame/x.css', 'web/styles/base.css'],
  ['web/pages/x.tsx', 'web/kit/x.stories.tsx'],
])('%s may not import %s', (from, to) => {
  expect(mayImport(from, to)).toBe(false)
})

test.each([
  ['contract/x.ts', 'contract/app-fields.ts'],
  ['rules/x.ts', 'contract/app-fields.ts'],
  ['server/x.ts', 'rules/counts/size.ts'],
  ['server/x.ts', 'data/db/database.ts'],
  ['catalogue/packages/x.ts', 'contract/packages/finding-ids.ts'],
  ['catalogue/packages/zip/x.ts', 'catalogue/packages/bytes.ts'],
  ['catalogue/commands/x.ts', 'catalogue/packages/bytes.ts'],
  ['web/pages/x.tsx', 'rules/counts/size.ts'],
  ['web/pages/x.server.ts', 'server/app.ts'],
  ['web/pages/x.test.ts', 'server/app.ts'],
  ['bin/x.ts', 'server/app.ts'],
])('%s may import %s', (from, to) => {
  expect(mayImport(from, to)).toBe(true)
})

test('a page and a script have the words of one language', () => {
  const words = (path: string) => /^(web|console)\/words\//.test(path)
  // The build decides which folder it is: naming one, or all of them, would bundle more than one language.
  const named = (path: string) => /^(web|console)\/words\/(languages\.ts$|[^/]+\/)/.test(path)
  // The command line and the documentation are English, and no build bundles them.
  const speaksEnglish = (path: string) => /^ops\/(?:command-line|docs)\//.test(path)
  // Developers get a message in both languages, whatever staff read.
  const speaksAll = (path: string) => path === 'console/screens/upload/developer-message.server.ts'
  const wrong = [...imports].flatMap(([from, all]) =>
    isTest(from) || words(from) || speaksEnglish(from) || speaksAll(from)
      ? []
      : all.filter(named).map(to => `${from} → ${to}`),
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
