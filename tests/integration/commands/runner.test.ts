import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { rowChanges } from '../../../catalogue/commands/row-changes.ts'
import { runTogether } from '../../../catalogue/commands/run-commands.ts'
import { checkRecord } from '../../../catalogue/worker/checks/check-record.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { refreshRanks } from '../../../data/db/queries/refresh-ranks.ts'
import { suiteDatabase } from '../suite.ts'
import { giver } from './giving.ts'

const suite = suiteDatabase('commands')
const { db } = suite
const give = giver(db)

const one = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(suite.db)).rows[0] as Row
const outbox = () =>
  one(
    sql<{
      tags: string[]
      hard: boolean
      changeId: number
    }>`select tags, hard, change_id as "changeId" from outbox order by id desc limit 1`,
  )
const app = (id: number) =>
  one(sql<{ revision: number; status: string; current: number | null; updated: Date }>`
    select revision, status, current_version_id as current, updated_at as updated from apps where id = ${id}`)

describe('a command', () => {
  test('writes what is given, says who did it, and what edges must forget', async () => {
    const before = await app(1)
    const { change, tags, hard } = await give('app.edit', { app: 1, texts: { 'zh-CN': { name: '新名字' } } })
    expect(tags).toContain('app-1')
    expect(tags).toContain('search')
    expect(hard).toBe(false)
    expect(await outbox()).toEqual({ tags, hard: false, changeId: change })
    const after = await app(1)
    expect(after.revision).toBe(before.revision + 1)
    expect(after.updated.getTime()).toBeGreaterThan(before.updated.getTime())
    const kept = await one(sql<{ actor: string; role: string; rows: object[]; apps: number[] }>`
      select actor, role, rows, apps from changes where id = ${change}`)
    expect(kept).toMatchObject({ actor: 'shell:ada', role: 'owner', apps: ['1'] })
    expect(kept.rows).toEqual([
      {
        table: 'app_texts',
        before: expect.objectContaining({ app_id: 1, locale: 'zh-CN' }),
        after: expect.objectContaining({ app_id: 1, locale: 'zh-CN', name: '新名字', own: ['name'] }),
      },
    ])
  })

  test('that changes nothing leaves nothing behind', async () => {
    const given = { app: 1, texts: { 'zh-CN': { name: '又一个' } } }
    await give('app.edit', given)
    const before = await app(1)
    const { change, tags } = await give('app.edit', given)
    expect([change, tags]).toEqual([null, []])
    expect((await app(1)).revision).toBe(before.revision)
  })

  test('that is only tried changes nothing, and says what it would', async () => {
    const before = await app(1)
    const { change, rows } = await give('app.takedown', { app: 1 }, { dryRun: true })
    expect(change).toBe(null)
    expect(rows).toEqual([
      {
        table: 'apps',
        before: { id: 1, status: 'live', taken_down: false, gone_kind: null, gone_at: null },
        after: {
          id: 1,
          status: 'delisted',
          taken_down: true,
          gone_kind: 'other',
          gone_at: expect.any(String),
        },
      },
    ])
    expect(await app(1)).toEqual(before)
  })

  test('of two editors who looked at the same revision, the second gets the current row', async () => {
    const { revision } = await app(1)
    await give('app.edit', { app: 1, revision, minAge: 12 })
    const late = give('app.edit', { app: 1, revision, minAge: 18 })
    await expect(late).rejects.toMatchObject({
      why: 'conflict',
      now: { min_age: 12, revision: revision + 1 },
    })
  })

  test('with a fault in what is given is refused in words', async () => {
    await expect(give('app.edit', { app: 1, colour: 'red' })).rejects.toThrow(/colour/)
    await expect(give('app.edit', { app: 1, privacyUrl: 'http://plain.example' })).rejects.toThrow(
      /privacyUrl: https/,
    )
    await expect(give('app.edit', { app: 1, categories: [999] })).rejects.toMatchObject({ why: 'input' })
    await expect(give('app.edit', { app: 999_999 })).rejects.toMatchObject({ why: 'absent' })
    await expect(give('app.burn', {})).rejects.toMatchObject({ why: 'unknown' })
    await expect(giver(db, { reason: ' ' })('app.takedown', { app: 1 })).rejects.toMatchObject({
      why: 'reason',
    })
    await expect(giver(db, { isAlone: true })('app.restore', { app: 1 })).rejects.toMatchObject({
      why: 'approval',
    })
  })
})

test('whatever brings back what was taken down wants a second person', async () => {
  const alone = giver(db, { isAlone: true })
  const { change } = await alone('app.takedown', { app: 1 })
  for (const [command, input] of [
    ['app.restore', { app: 1 }],
    ['change.undo', { change }],
  ] as const)
    await expect(alone(command, input)).rejects.toMatchObject({ why: 'approval' })
  await expect(
    alone('rows.put', { tables: { apps: [{ id: 1, status: 'live' }] } }),
    'no person writes rows as they are',
  ).rejects.toMatchObject({ why: 'role' })
  await expect(
    sql`update apps set status = 'live' where id = 1`.execute(db),
    'nor does the database take a live app that is taken down',
  ).rejects.toThrow('apps_taken_down_not_live')
  const { change: back } = await give('change.undo', { change })
  await alone('change.undo', { change: back })
  await give('app.restore', { app: 1 })
})

test('commands that are given together are done together, or not at all', async () => {
  const changes = () => one(sql<{ last: number }>`select max(id) as last from changes`)
  const [before, last] = [await app(1), await changes()]
  const edit = (input: object) =>
    ({ command: 'app.edit', input, actor: 'shell:ada', role: 'owner', reason: 'a test' }) as const
  const both = runTogether(db, [edit({ app: 1, minAge: 17 }), edit({ app: 999_999, minAge: 17 })])
  await expect(both).rejects.toMatchObject({ why: 'absent' })
  expect([await app(1), await changes()]).toEqual([before, last])
})

test('a row of nothing is refused', async () => {
  await expect(give('download-config.put', {})).rejects.toMatchObject({ why: 'input' })
})

test.each(['own[(select 1)]', 'name) values (1)--', 'nothing'])(
  '%s is no column, and is part of no statement',
  async name => {
    const seed = giver(db, { role: 'seed' })
    for (const row of [
      { app_id: 1, locale: 'en', [name]: 1 },
      { app_id: 1, locale: 'qq', name: 'x', [name]: 1 },
    ])
      await expect(seed('rows.put', { tables: { app_texts: [row] } })).rejects.toMatchObject({
        why: 'input',
        message: `app_texts has no column ${name}.`,
      })
    const { anyTable } = rowChanges(db)
    for (const reading of [
      () => anyTable.find('app_texts', { app_id: 1, [name]: 1 }),
      () => anyTable.lookAhead('app_texts', [{ app_id: 1, [name]: 1 }]),
    ])
      await expect(reading()).rejects.toMatchObject({ message: `app_texts has no column ${name}.` })
  },
)

test('a misspelt column is refused, and first of all by the compiler', async () => {
  const rows = rowChanges(db)
  const refused = { message: 'apps has no column stauts.' }
  // @ts-expect-error
  await expect(rows.find('apps', { stauts: 'live' })).rejects.toMatchObject(refused)
  // @ts-expect-error
  await expect(rows.lookAhead('apps', [{ stauts: 'live' }])).rejects.toMatchObject(refused)
  // @ts-expect-error
  await expect(rows.put('apps', [{ id: 1, stauts: 'live' }])).rejects.toMatchObject(refused)
  // @ts-expect-error
  await expect(rows.make('apps', { stauts: 'live' })).rejects.toMatchObject(refused)
  // @ts-expect-error
  await expect(rows.replace('apps', { stauts: 'live' }, [])).rejects.toMatchObject(refused)
  const said = { stauts: 'live' }
  // @ts-expect-error: also where it comes by a spread.
  await expect(rows.put('apps', [{ id: 1, ...said }])).rejects.toMatchObject(refused)
  // @ts-expect-error: a status is no number.
  await rows.find('apps', { status: 1 })
  const [app] = await rows.find('apps', { id: 1 })
  // @ts-expect-error: what is read, too.
  expect(app?.stauts).toBeUndefined()
})

test('the current version is the highest that is published, whatever is drafted or withdrawn', async () => {
  const add = (versionCode: string) =>
    give('version.put', { app: 1, versionCode, versionName: `v${versionCode}` })
  const { current } = await app(1)
  const { made } = await add('9000000000000000001')
  expect((await app(1)).current).toBe(current)
  await give('version.publish', { app: 1, versionCode: '9000000000000000001' })
  expect((await app(1)).current).toBe(made[0]?.version)
  const { hard } = await give('version.withdraw', { app: 1, versionCode: '9000000000000000001' })
  expect(hard).toBe(true)
  expect((await app(1)).current).toBe(current)
})

test('what is new in a version, alone, is a change of its app', async () => {
  const { tags } = await give('version.put', { app: 1, versionCode: '30008', texts: { en: 'Clearer' } })
  expect(tags).toEqual(['app-1'])
})

test('a comment that is hidden is counted no longer', async () => {
  const { id, app: appId } = await one(
    sql<{
      id: number
      app: number
    }>`select id, app_id as app from comments where not hidden order by id limit 1`,
  )
  const count = () =>
    one(sql<{ n: number; there: number }>`
    select comments as n, (select count(*) from comments where app_id = ${appId} and not hidden) as there from app_stats where app_id = ${appId}`)
  const before = await count()
  const { tags, hard } = await give('comment.hide', { comment: id })
  expect([tags, hard]).toEqual([expect.arrayContaining([`comments-${appId}`]), true])
  expect((await count()).n).toBe(before.n - 1)
  await give('comment.show', { comment: id })
  expect(await count()).toEqual(before)
})

test('a new app is at the head of the newest at once, is found, and leaves a category that it left', async () => {
  const { id: category } = await one(sql<{ id: number }>`select id from categories order by id limit 1`)
  const { made } = await give('app.add', {
    packageName: 'org.example.fresh',
    resourceType: 0,
    iconKey: 'icon',
    texts: { en: { name: 'Freshly made' } },
    categories: [category],
  })
  const id = made[0]?.app as number
  const listed = async (list: string, sort: string) =>
    (
      await one(
        sql<{ ids: string[] }>`select app_ids as ids from app_ranks where list = ${list} and sort = ${sort}`,
      )
    ).ids.map(Number)
  expect((await listed('all', 'new'))[0]).toBe(id)
  expect((await listed(String(category), 'new'))[0]).toBe(id)
  expect((await listed('soft', 'hot')).at(-1)).toBe(id)
  const found = () => one(sql<{ n: number }>`select count(*) as n from app_search where app_id = ${id}`)
  expect((await found()).n).toBe(1)
  await give('app.edit', { app: id, categories: [] })
  expect(await listed(String(category), 'new')).not.toContain(id)
  await give('app.delist', { app: id })
  expect((await found()).n).toBe(0)
})

test('an app without a category stays in the lists of its kind when they are refreshed', async () => {
  const { made } = await give('app.add', {
    packageName: 'org.alone.app',
    resourceType: 0,
    iconKey: 'apps/moss',
    texts: { en: { name: 'Alone' } },
  })
  await refreshRanks(suite.db)
  for (const list of ['soft', 'all']) {
    const { ids } = await one(
      sql<{ ids: string[] }>`select app_ids as ids from app_ranks where list = ${list} and sort = 'new'`,
    )
    expect(ids.map(Number)).toContain(made[0]?.app)
  }
})

test('a category is below another one, and never below itself', async () => {
  const made = async (slug: string, parentId: number | null) => {
    await give('category.put', { slug, resourceType: 0, parentId, names: { 'zh-CN': slug } })
    const { id } = await one(sql<{ id: number }>`select id from categories where slug = ${slug}`)
    return id
  }
  const above = await made('above', null)
  const between = await made('between', above)
  const below = await made('below', between)
  for (const parentId of [above, between, below])
    await expect(give('category.put', { id: above, parentId })).rejects.toMatchObject({
      why: 'input',
      message: "A category can't be inside itself. Choose another parent.",
    })
  await give('category.put', { id: below, parentId: above })
})

describe('a change', () => {
  test('can be undone, once, unless the same rows changed since', async () => {
    const edit = (name: string) => give('app.edit', { app: 2, texts: { 'zh-CN': { name } } })
    const text = () =>
      one(
        sql<{
          name: string
          own: string[]
        }>`select name, own from app_texts where app_id = 2 and locale = 'zh-CN'`,
      )
    const before = await text()
    const { change } = await edit('一')
    const { change: undoing } = await give('change.undo', { change })
    expect(await text()).toEqual(before)
    await expect(give('change.undo', { change })).rejects.toMatchObject({ why: 'conflict' })
    const { change: again } = await edit('二')
    await edit('三')
    await expect(give('change.undo', { change: again })).rejects.toMatchObject({
      why: 'conflict',
      now: { now: { name: '三' } },
    })
    expect(
      (await one(sql<{ undoes: number }>`select undoes from changes where id = ${undoing}`)).undoes,
    ).toBe(change)
  })

  test('is immutable: the role may not alter one, and the table refuses it', async () => {
    const alter = sql`update changes set reason = 'another' where id = 1`
    const staff = openDatabase({ url: suite.staffUrl, pool: 1 })
    await expect(alter.execute(staff)).rejects.toThrow(/permission denied/)
    await expect(sql`update change_head set id = 0`.execute(staff)).rejects.toThrow(/permission denied/)
    await staff.destroy()
    await expect(alter.execute(suite.db)).rejects.toThrow(/stays written/)
    await expect(sql`truncate changes cascade`.execute(suite.db)).rejects.toThrow(/stays written/)
  })

  const brokenChanges = async (seen: Database) => (await checkRecord(seen, undefined)).faults

  test.each([
    ['altered', sql`update changes set reason = 'another' where id = 2`],
    ['dropped', sql`delete from changes where id = 2`],
    ['dropped at the end', sql`delete from changes where id = (select max(id) from changes)`],
    ['moved', sql`update changes set id = case id when 2 then 3 when 3 then 2 end where id in (2, 3)`],
  ])('that was %s is found', async (_, tamper) => {
    expect(await brokenChanges(db)).toEqual([])
    await suite.db
      .transaction()
      .execute(async tx => {
        await sql`alter table changes disable trigger user`.execute(tx)
        await sql`alter table outbox drop constraint outbox_change_id_fkey`.execute(tx)
        await sql`alter table changes drop constraint changes_undoes_fkey, drop constraint changes_pkey cascade`.execute(
          tx,
        )
        await tamper.execute(tx)
        expect(await brokenChanges(tx)).not.toEqual([])
        throw new Error('taken back')
      })
      .catch(error => expect(error.message).toBe('taken back'))
  })
})
