import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actFor } from '../../catalogue/commands/act-for.ts'
import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { factsOf, TABLES, type TableName } from '../../catalogue/commands/tables.ts'
import { type Database, openDatabase } from '../../data/db/database.ts'
import { type Colleague, makeColleague } from '../support/colleagues.ts'
import { query } from '../support/query.ts'
import { giver } from './commands/giving.ts'
import { suiteDatabase } from './suite.ts'

// The catalogue is not changed without a record, and the record can't be forged.
const suite = suiteDatabase('recorded_writes')
const open = (url: string) => openDatabase({ url, pool: 2, statementTimeoutMs: 60_000 })
const logins = {
  console: open(suite.consoleUrl),
  access: open(suite.accessUrl),
  worker: open(suite.workerUrl),
  staff: open(suite.staffUrl),
}
let ada: Colleague
let ben: Colleague
beforeAll(async () => {
  ada = await makeColleague(suite.db, 'owner')
  ben = await makeColleague(suite.db, 'owner')
})
afterAll(() => Promise.all(Object.values(logins).map(db => db.destroy())))

const last = async () =>
  (
    await query(
      suite.url,
      'select id, actor, role, approved_by as approved, command, rows from changes order by id desc limit 1',
    )
  ).rows[0]

/** Writes past the commands, and a record of something else beside it. */
const forge = (db: Database, write: string, claim: object, session = '') =>
  db.transaction().execute(async tx => {
    await actFor(tx, session)
    if (write) await sql.raw(write).execute(tx)
    const {
      actor = 'shell:ann',
      role = 'owner',
      approved = null,
      rows = [],
    } = claim as Record<string, unknown>
    await sql`insert into changes (actor, role, approved_by, command, input, rows)
      values (${actor}, ${role}, ${approved}, 'app.edit', '{}', ${JSON.stringify(rows)}::jsonb)`.execute(tx)
  })

const RENAME = "update app_texts set name = 'Mallory' where app_id = 1"

describe('without a record', () => {
  test.each(['console', 'staff', 'worker'] as const)('the %s login changes nothing', async login => {
    const before = (await query(suite.url, 'select name from app_texts where app_id = 1')).rows
    for (const text of [
      RENAME,
      "insert into app_texts (app_id, locale, name) values (1, 'xx', 'Mallory')",
      'delete from screenshots where app_id = 1',
      "update apps set status = 'delisted' where id = 2",
    ])
      await expect(sql.raw(text).execute(logins[login]), text).rejects.toMatchObject({
        code: '42501',
        message: 'the catalogue was changed without a record',
      })
    expect((await query(suite.url, 'select name from app_texts where app_id = 1')).rows).toEqual(before)
  })

  test('what ends as it began is no change', async () => {
    const [row] = (await query(suite.url, 'select name, locale from app_texts where app_id = 1 limit 1')).rows
    await logins.staff.transaction().execute(async tx => {
      const put = (name: string) =>
        sql`update app_texts set name = ${name} where app_id = 1 and locale = ${row.locale}`.execute(tx)
      await put('Mallory')
      await put(row.name)
    })
  })

  test('a write after the record is refused like one without', async () => {
    const give = giver(logins.staff)
    const late = give(
      'app.edit',
      { app: 1, sourceUrl: 'https://late.example/' },
      {
        inside: async tx => void (await sql.raw(RENAME).execute(tx)),
      },
    )
    await expect(late).rejects.toMatchObject({ code: '42501' })
  })
})

describe('a record', () => {
  test('holds what the database saw, and not what the writer says', async () => {
    const lie = [
      { table: 'app_texts', before: { app_id: 1, locale: 'en' }, after: { app_id: 1, locale: 'en' } },
    ]
    await forge(logins.staff, RENAME.replace('app_id = 1', "app_id = 1 and locale = 'zh-CN'"), { rows: lie })
    const { rows } = await last()
    expect(rows).toEqual([
      {
        table: 'app_texts',
        before: { app_id: 1, locale: 'zh-CN', name: expect.any(String) },
        after: { app_id: 1, locale: 'zh-CN', name: 'Mallory' },
      },
    ])
  })

  test('of nothing is none', async () => {
    await expect(forge(logins.staff, '', {})).rejects.toMatchObject({ code: '42501' })
  })

  test('says the same as the command that wrote it', async () => {
    const give = giver(logins.staff)
    const { made } = await give('app.add', {
      packageName: 'org.example.recorded',
      resourceType: 0,
      iconKey: 'icon/square',
      texts: { 'zh-CN': { name: '甲' }, en: { name: 'A', summary: 'One' } },
    })
    const app = Number(made[0]?.app)
    const given = [
      await give('app.edit', { app, texts: { en: { name: 'B' }, 'zh-CN': null }, hasAds: true }),
      await give('app.delist', { app }),
      await give('category.put', { id: 1, names: { en: 'Another' } }),
      await give('developer.put', { id: 1, name: 'Another', website: 'https://studio.example/' }),
      await give('notice.put', { appId: app, locale: 'en', body: 'Soon', startsAt: '2026-01-01T00:00:00Z' }),
      await give('comment.hide', { comment: 16777217 }),
      await give('version.put', { app, versionCode: '9007199254740993', versionName: '1' }),
      await give('person.put', { name: 'Dan', role: 'reader' }),
    ]
    for (const { change, rows } of given) {
      const [kept] = (await query(suite.url, 'select rows from changes where id = $1', [change])).rows
      expect(kept.rows).toEqual(JSON.parse(JSON.stringify(rows)))
    }
  })
})

describe('who it was', () => {
  test.each([
    ['console', { actor: 'shell:ann' }],
    ['staff', { actor: 'Owner Two' }],
    ['staff', { actor: 'shell:ann', approved: 'Owner Two' }],
    ['staff', { actor: 'https://apps.example/repo', role: 'repository' }],
    ['worker', { actor: 'shell:ann' }],
    ['worker', { actor: 'https://apps.example/repo', role: 'repository' }],
  ] as const)('is not the %s login’s to say: %j', async (login, claim) => {
    await expect(forge(logins[login], RENAME, claim)).rejects.toMatchObject({
      message: 'the record takes no word for who it was',
    })
  })

  test('is the person of the session, for the console', async () => {
    const as = (name: string, session: string, approved?: string) =>
      forge(
        logins.console,
        RENAME.replace('Mallory', name),
        { actor: name, role: 'owner', approved },
        session,
      )
    await as(ada.name, ada.secret)
    expect(await last()).toMatchObject({ actor: ada.name, role: 'owner' })
    await expect(as(ben.name, ada.secret), 'another').rejects.toMatchObject({ code: '42501' })
    await expect(as(ada.name, ada.secret, ben.name), 'approved').rejects.toMatchObject({ code: '42501' })
    await expect(as(ada.name, 'x'), 'no session').rejects.toMatchObject({ code: '42501' })
    await query(suite.url, 'update staff_sessions set ended_at = now() where staff_id = $1', [ben.id])
    await expect(as(ben.name, ben.secret), 'an ended one').rejects.toMatchObject({ code: '42501' })
  })

  test('no one agrees for another', async () => {
    const give = giver(suite.db)
    await give('app.takedown', { app: 2 })
    const asks = (person: Colleague, by: Colleague) =>
      logins.console.transaction().execute(async tx => {
        await actFor(tx, by.secret)
        const { rows } = await sql<{ id: number }>`
          insert into staff_requests (command, input, reason, app_id, staff_id, expires_at)
          values ('app.restore', '{"app": 2}', 'x', 2, ${person.id}, now() + interval '1 hour') returning id`.execute(
          tx,
        )
        return rows[0]?.id ?? 0
      })
    const cat = await makeColleague(suite.db, 'owner')
    await expect(asks(cat, ada)).rejects.toMatchObject({ code: '42501' })
    const request = await asks(ada, ada)
    const agrees = (as: number, by: Colleague) =>
      logins.console.transaction().execute(async tx => {
        await actFor(tx, by.secret)
        await sql`update staff_requests set agreed = true, decided_at = now(), decided_by = ${as} where id = ${request}`.execute(
          tx,
        )
      })
    await expect(agrees(cat.id, ada), 'in the name of another').rejects.toMatchObject({ code: '42501' })
    await agrees(cat.id, cat)
    const restore = (by: Colleague) =>
      runCommand(
        logins.console,
        {
          command: 'app.restore',
          input: { app: 2 },
          actor: ada.name,
          role: 'owner',
          reason: 'x',
          approval: request,
        },
        { before: tx => actFor(tx, by.secret, request) },
      )
    await expect(restore(ada), 'whoever asked').rejects.toMatchObject({ code: '42501' })
    const { change } = await restore(cat)
    expect(await last()).toMatchObject({
      id: change,
      actor: ada.name,
      approved: cat.name,
      command: 'app.restore',
    })
  })

  test('the first owner is made once, by the login that signs people in', async () => {
    await expect(forge(logins.access, '', { actor: 'Mallory' })).rejects.toMatchObject({ code: '42501' })
    await expect(
      runCommand(logins.access, {
        command: 'person.put',
        input: { name: 'Mallory', role: 'owner' },
        actor: 'Mallory',
        role: 'owner',
      }),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

test('the database’s list of tables, keys and left out columns is the one of the commands', async () => {
  const { rows } = await query(
    suite.url,
    `select tgrelid::regclass::text as name, count(*)::int as triggers, min(encode(tgargs, 'escape')) as args
     from pg_trigger where tgfoid = 'collect_rows'::regproc group by 1 order by 1`,
  )
  const split = (text = '') => text.split(',').filter(Boolean)
  const seen = Object.fromEntries(
    rows.map(({ name, triggers, args }) => {
      const [key, left, large] = args.split('\\000')
      return [name, { triggers, key: split(key), left: split(left).sort(), large: split(large) }]
    }),
  )
  const wanted = Object.fromEntries(
    Object.entries(TABLES)
      // What imports know of their sources, and names of permissions, are claimed.
      .filter(([name]) => name !== 'permissions' && name !== 'repository_apps')
      .map(([name]) => {
        const { key, derived = [], large = [], unread = [] } = factsOf(name as TableName)
        return [name, { triggers: 3, key, left: [...derived, ...unread].sort(), large }]
      }),
  )
  expect(seen).toEqual(wanted)
})
