import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { adLocationsFor } from '../../data/db/queries/ad-locations.ts'
import { writeDocuments } from '../../data/db/queries/documents/write-documents.ts'
import { refreshRanks } from '../../data/db/queries/refresh-ranks.ts'
import { statements } from '../../data/db/statement.ts'
import { indexAll } from '../../data/search/write-index.ts'
import { root } from '../../ops/settings.ts'
import { insertRest, valuesFor } from '../support/statement-values.ts'
import { unseenFields } from '../support/unseen-fields.ts'
import { suiteDatabase } from './suite.ts'

const paths = globSync(['{data,server,analytics,catalogue,console,bin}/**/*.ts', 'web/**/*.server.ts'], {
  cwd: root,
  exclude: ['**/*.test.ts'],
})
const files = Object.fromEntries(paths.sort().map(path => [path, readFileSync(join(root, path), 'utf8')]))

// A statement is known once its module is loaded.
for (const [path, text] of Object.entries(files))
  if (text.includes("/statement.ts'") && !path.startsWith('bin/')) await import(join(root, path))

const { url, db } = suiteDatabase('statements', 'demo')

describe('every statement', () => {
  beforeAll(async () => {
    await insertRest(url)
    // As if the day before had gone, so that lists can say who rose since; one of them came in today.
    await refreshRanks(db, 'Asia/Shanghai', 1)
    await sql`update app_ranks set app_ids = app_ids[2:], marks = marks[2:]`.execute(db)
    await refreshRanks(db)
    // And one that has yet to enter a list, and one that has yet to leave one.
    const newest = sql`app_ids = array_remove(app_ids, 2) || 1::bigint`
    await sql`update app_ranks set ${newest} where list in ('all', '20') and sort = 'new'`.execute(db)
    await writeDocuments(db, 'home', [0], ['fr'])
    await indexAll(db)
  }, 120_000)

  test('has a name of its own', () => {
    const names = statements.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(40)
    expect(names).toEqual([...new Set(names)])
  })

  test('takes what its parameters are, by their names, and nothing else', async () => {
    // @ts-expect-error: a page type is a number here as there.
    await expect(adLocationsFor(db, { app: 1, pageType: 'pc', hosts: [] })).rejects.toThrow('smallint')
    // @ts-expect-error: an app is not a list of hosts.
    await expect(adLocationsFor(db, { app: [], pageType: 0, hosts: 1 })).rejects.toThrow('bigint')
  })

  test.each(statements)(
    '$name: gives rows as its schema says',
    async ({ name, parameters, row, run, text }) => {
      const values = valuesFor(name)
      expect(Object.keys(parameters).filter(name => !(name in values))).toEqual([])
      // One that writes leaves nothing for the others.
      const transaction = await db.startTransaction().execute()
      const rows = await run(transaction, values).finally(() => transaction.rollback().execute())
      // Not a column more or less: the schema leaves out what it does not name.
      expect(z.array(row).parse(rows)).toStrictEqual(rows)
      if (!(row instanceof z.ZodNever)) expect(unseenFields(row, rows)).toEqual([])
      // Plans are made without the values: with a limit that is one, whole tables are read, 117 ms instead of 1 in a store
      // of a million apps.
      expect(text).not.toMatch(/\blimit \$/)
    },
  )
})

test('all processes speak to PostgreSQL by statements, and otherwise only where tables are made', () => {
  const others = Object.keys(files).filter(path => /from '(pg|kysely)/.test(files[path] ?? ''))
  expect(others).toEqual([
    'data/db/connection-failed.ts',
    'data/db/database.ts',
    'data/db/documents.ts',
    'data/db/indexes-online.ts',
    'data/db/migrate.ts',
    'data/db/prepared-client.ts',
    'data/db/rights.ts',
    // One connection, for locks and notifications that last as long as it does.
    'data/db/session.ts',
    'data/db/statement.ts',
    // Any columns of some thirty tables.
    'data/db/write-rows.ts',
    'data/replicas/read-pool.ts',
    'data/search/write-index.ts',
  ])
})

test('statements are in data/ alone, but for those of the analytics process', () => {
  const elsewhere = Object.keys(files).filter(
    path =>
      !/^(data|analytics)\//.test(path) && /\/statement\.ts'|executeQuery|\bsql`/.test(files[path] ?? ''),
  )
  expect(elsewhere).toEqual([
    // Its rows are those of the commands' own table of tables.
    'catalogue/commands/changes.ts',
  ])
})
