import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TABLES } from '../../catalogue/commands/tables.ts'
import { root } from '../settings.ts'
import { FLOORS } from './import-rules.ts'

/** Who else writes a table of the catalogue, or one that is named when it runs, and why that is no command. */
const EXCEPTIONS: Record<string, string> = {
  'data/db/write-rows.ts': 'the hand of the commands',
  'data/db/queries/apps/apps-of.ts': 'commands raise the revision of what they change',
  'data/db/queries/apps/permissions.ts': 'the list of permissions only grows, by commands',
  'data/db/queries/repositories/': 'what an import finds out, and when it ran last',
  'data/db/migrations/': 'tables are made and mended before anybody may give a command',
  'analytics/counters/write-counters.ts': 'what visitors did is counted, not decided',
  'analytics/counters/release-jump.ts': 'what visitors did is counted, not decided',
  'data/db/queries/reports.ts': 'visitors write their reports',
  'data/search/write-index.ts': 'app_search follows from the catalogue, and is made anew under another name',
  'analytics/store/insert-lines.ts': 'a table of ClickHouse',
  'demo/database.ts': 'the catalogue that was there goes as a whole',
  'tests/support/counted.ts': 'what visitors did is counted, not decided',
  'tests/support/large-catalogue.ts': 'some thousand apps at once',
  'tests/load/': 'millions of rows at once',
  'tests/integration/database.test.ts': "the database's own rules",
  'tests/integration/links.test.ts': "the database's own rules",
  'tests/integration/documents.test.ts': 'each change is seen by the triggers, whoever makes it',
  'tests/integration/parts/postgres.ts': 'rights: all of these are refused',
  'tests/integration/baseline.test.ts': 'a store of an earlier release',
  'tests/integration/earlier-store.test.ts': 'a store of an earlier release',
  'tests/integration/import/': 'what an import finds out, and when it ran last',
  'tests/integration/relay.test.ts': 'rows whose time comes, of which no command has told the edges',
  'tests/integration/trusted-days.test.ts': 'a table of ClickHouse',
  'tests/support/approve.ts': 'a second person who has agreed',
  'tests/integration/console/contacts.test.ts': 'visitors write their reports, some months ago',
  'tests/integration/console/accounts.test.ts': 'rights, and people who came some days ago',
  'tests/support/statement-values.ts': 'visitors write their reports',
  'tests/support/console-rows.ts': 'rows of every kind that a statement may meet',
  'tests/support/catalogue-values.ts': 'what an import finds out, and when it ran last',
  'tests/support/inspected.ts': 'files as releases before offered them',
  'tests/integration/packages/one-gate.test.ts': "the database's own rules",
  'tests/integration/packages/ended-links.ts': 'a draft that was offered, as releases before left them',
  'tests/integration/commands/runner.test.ts': "the database's own rules",
  'tests/integration/commands/command-line.test.ts': 'somebody who wrote past the commands is found',
  'tests/integration/commands/personal-token.test.ts': 'writing past the commands is refused',
  'tests/integration/recorded-writes.test.ts': 'writing past the commands is refused',
  'tests/integration/withdrawn.test.ts': 'a draft that was offered, as releases before left them',
  'tests/integration/rights-matrix.test.ts': 'rights: all of these are refused',
  'tests/attack/staff.ts': 'visitors write their reports',
  'tests/integration/proofs.test.ts': 'time that goes by, and rights: refused',
  'tests/integration/reports.test.ts': 'visitors write their reports',
}

const FOLDERS = FLOORS.flat()
const OWN = 'ops/checks/one-way-in.test.ts'

const table = `"?(?:${Object.keys(TABLES).join('|')})\\b`
// One that is named when it runs may be any of them.
const named = `(?:${table}|\\$\\{)`
const PATTERNS = [
  `\\b(?:insert|merge)\\s+into\\s+${named}`,
  `\\bdelete\\s+from\\s+(?:only\\s+)?${named}`,
  `\\bupdate\\s+(?:only\\s+)?(?:${table}|\\$\\{[^}]*\\})\\s+(?:(?:as\\s+)?\\w+\\s+)?set\\b`,
  `\\btruncate\\s+(?:table\\s+)?(?:[\\w",\\s]*[\\s,])?${named}`,
  `\\bcopy\\s+(?:${table}[\\s\\w",()]*|\\$\\{[^}]*\\}[^\`]*)\\bfrom\\b`,
  `\\.(?:insertInto|mergeInto|updateTable|deleteFrom)\\(`,
].map(pattern => new RegExp(pattern, 'gi'))

const writesIn = (text: string): string[] =>
  PATTERNS.flatMap(pattern => [...text.matchAll(pattern)]).map(([found]) => found.replace(/\s+/g, ' '))

const files = FOLDERS.flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
).filter(path => /\.(tsx?|m?js|sql|sh)$/.test(path) && path !== OWN)
const writing = files.flatMap(path =>
  writesIn(readFileSync(join(root, path), 'utf8')).map(found => `${path}: ${found}`),
)
const isOf = (place: string) => (line: string) => line.startsWith(place)

describe('the catalogue', () => {
  test('is written by commands alone, and by those who have a reason', () => {
    const places = Object.keys(EXCEPTIONS)
    expect(writing.filter(line => !places.some(place => isOf(place)(line)))).toEqual([])
  })

  test.each(Object.entries(EXCEPTIONS))('%s still has its reason: %s', place => {
    expect(writing.some(isOf(place))).toBe(true)
  })

  test('has its statements in data/, which only commands and imports call', () => {
    const apart = ['data/db/migrations/', 'data/db/queries/reports.ts']
    const hands = files.filter(path => /^data\/db\//.test(path) && writing.some(isOf(`${path}: `)))
    const called = hands.filter(path => !apart.some(place => path.startsWith(place)))
    expect(called).toContain('data/db/write-rows.ts')
    const callers = files.filter(path => {
      const text = readFileSync(join(root, path), 'utf8')
      return called.some(hand => text.includes(`/${hand}'`))
    })
    expect(callers.filter(path => !/^(catalogue|tests)\//.test(path))).toEqual([])
  })
})

test.each([
  'insert into apps (id) values (1)',
  'INSERT  INTO\n  "app_texts" values (1)',
  'update apps set id = 1',
  'update only app_stats as stats set comments = 0',
  'update apps app set id = 1',
  'delete from replies; delete from comments',
  'truncate app_days, apps cascade',
  'truncate table comments',
  'copy versions (id) from stdin',
  'merge into packages using x on true',
  `insert into \${table} (id) values (1)`,
  `update \${table} set id = 1`,
  `copy \${name} (\${columns}) from stdin`,
  "db.updateTable('apps').set({ id: 1 })",
])('%j is seen', text => {
  expect(writesIn(text)).not.toEqual([])
})

test.each([
  'select * from apps for update',
  'insert into app_days (day) values (1)',
  'update app_ranks set app_ids = 1',
  'Update apps without asking',
  'copy apps to another place',
  'insert into app_search_next (app_id) values (1)',
])('%j is none', text => {
  expect(writesIn(text)).toEqual([])
})
