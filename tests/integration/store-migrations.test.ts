import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { insertLines } from '../../analytics/store/insert-lines.ts'
import { migrations } from '../../data/clickhouse/migrate.ts'
import { openStore, prepareStore } from '../../data/clickhouse/open-store.ts'
import { connectStore, type Store } from '../../data/clickhouse/store.ts'
import { releaseWith } from '../support/next-release.ts'
import { tempDir } from '../support/temp-store.ts'
import { lineOf, unnumberedStore } from '../support/unnumbered-store.ts'

const dir = tempDir()
afterAll(() => rmSync(dir, { recursive: true, force: true }))

let stores = 0
function newStore(): { dir: string } {
  stores += 1
  return { dir: join(dir, `clickhouse-${stores}`) }
}
async function opened(opening: Promise<Store>): Promise<Store> {
  const store = await opening
  onTestFinished(() => store.close())
  return store
}

const applied = async (store: Store) =>
  (await store.rows<{ name: string }>('select distinct name from applied_migrations order by name')).map(
    ({ name }) => name,
  )

test('a store of the release before keeps its rows, and that release goes on beside this one', async () => {
  const settings = newStore()
  const theirs = await opened(connectStore(settings))
  const insert = await unnumberedStore(theirs)
  await insert('theirs')
  const ours = await opened(openStore(settings))
  expect(await applied(ours)).toEqual([...(await migrations()).keys()])
  await insert('theirs, later')
  const rows = await theirs.rows('select module, position, recommend from events order by module')
  expect(rows).toEqual([
    { module: 'theirs', position: 3, recommend: '' },
    { module: 'theirs, later', position: 3, recommend: '' },
  ])
})

test('[TRK-2] a field more in the list is stored by the next start, and rows from before are empty there', async () => {
  const settings = newStore()
  const theirs = await opened(connectStore(settings))
  const insert = await unnumberedStore(theirs)
  await insert('theirs')
  await opened(openStore(settings))
  const next = await releaseWith({ 'colour?': 'text:128', 'shelf?': 'place' })
  const ours = await opened(next.openStore(settings))
  await next.insertLines(ours, lineOf({ module: 'ours', colour: 'red', shelf: 0 }))
  await insert('theirs, later')
  const rows = await theirs.rows('select module, colour, shelf from events order by module')
  expect(rows).toEqual([
    { module: 'ours', colour: 'red', shelf: 0 },
    { module: 'theirs', colour: '', shelf: -1 },
    { module: 'theirs, later', colour: '', shelf: -1 },
  ])
})

test("how far visits came is taken along to the table that has an app's days together, also twice", async () => {
  const settings = newStore()
  const theirs = await opened(connectStore(settings))
  for (const [name, statements] of await migrations())
    if (name < '0005') for (const statement of statements) await theirs.run(statement)
  await theirs.run(`insert into funnel (day, appId, channel, opened, clicked, downloaded, refreshed)
    values ('2026-11-14', 7, 'SM', 30, 20, 10, now64(3)), ('2026-11-14', 7, 'SM', 31, 20, 10, now64(3) + 1)`)
  await opened(openStore(settings))
  await theirs.run(
    `alter table applied_migrations delete where name = '0005_day_sums' settings mutations_sync = 2`,
  )
  const ours = await opened(openStore(settings))
  const rows = await ours.rows('select appId, channel, opened, clicked, downloaded from day_funnel final')
  expect(rows).toEqual([{ appId: 7, channel: 'SM', opened: 31, clicked: 20, downloaded: 10 }])
})

test('two that start at once on an empty store make it once, and both can store', async () => {
  const settings = newStore()
  const both = await Promise.all([openStore(settings), openStore(settings)])
  onTestFinished(async () => {
    for (const store of both) await store.close()
  })
  const [first, second] = both
  expect(await applied(first)).toEqual([...(await migrations()).keys()])
  for (const store of both) await insertLines(store, lineOf({}))
  expect(await second.rows('select count() as n from events')).toEqual([{ n: 2 }])
})

test('wherever a start is broken off, the next one goes on and comes to the same', async () => {
  const whole = await openStore(newStore(), 90)
  const made = await described(whole)
  await whole.close()

  const store = await opened(connectStore(newStore()))
  let max = 0
  for (let done = false; !done; max += 1)
    done = await prepareStore(dyingAfter(store, max), 90).then(
      () => true,
      error => {
        expect(String(error)).toBe('Error: broken off')
        return false
      },
    )
  expect(max).toBeGreaterThan(10)
  expect(await described(store)).toEqual(made)
})

function dyingAfter(store: Store, max: number): Store {
  let runs = 0
  return {
    ...store,
    run(query, values) {
      runs += 1
      return runs > max ? Promise.reject(new Error('broken off')) : store.run(query, values)
    },
  }
}

async function described(store: Store) {
  const tables = await store.rows(
    'select name, create_table_query from system.tables where database = currentDatabase() order by name',
  )
  return { tables, applied: await applied(store) }
}

test('a store of a later release is left alone, by name', async () => {
  const settings = newStore()
  const store = await opened(openStore(settings))
  await store.run(`insert into applied_migrations (name) values ('9000_later')`)
  await expect(openStore(settings)).rejects.toThrow(/later release.*9000_later/)
})

test('a column that is something else than the contract says keeps the process from starting', async () => {
  const settings = newStore()
  const store = await opened(openStore(settings))
  await store.run('alter table events modify column position Int64')
  await expect(openStore(settings)).rejects.toThrow('position is Int64, not Int32')
})
