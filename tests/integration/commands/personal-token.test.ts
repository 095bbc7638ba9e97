import { spawnSync } from 'node:child_process'
import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { callerOf } from '../../../ops/command-line/personal-token.ts'
import { root } from '../../../ops/settings.ts'
import { query } from '../../support/query.ts'
import { tempDir } from '../../support/temp-store.ts'
import { type Colleague, staffedConsole } from '../console/staffed.ts'
import { giver } from './giving.ts'

const { db, url, staffUrl, consoleDb, mediaDir, colleague, get, post } = staffedConsole('personal_token')
const shell = `shell:${userInfo().username}`
const dir = tempDir()
afterAll(() => rmSync(dir, { recursive: true, force: true }))

let [ada, eve, ben] = [] as unknown as [Colleague, Colleague, Colleague]
beforeAll(async () => {
  ada = await colleague('owner')
  eve = await colleague('editor')
  ben = await colleague('owner')
})

async function makeToken(who: Colleague, label = 'prices', days = '7'): Promise<string> {
  const { body } = await post(who, '/tokens', { label, days })
  return /value="(pergola_[\w-]{43})"/.exec(body)?.[1] ?? expect.fail(body)
}

let staff: Database
beforeAll(() => {
  staff = openDatabase({ url: staffUrl, pool: 1 })
})
afterAll(() => staff.destroy())

/** Runs a command as the command line does. */
async function give(secret: string, name: string, input: object) {
  const { who, check, ...options } = await callerOf(staff, secret)
  const request = { command: name, input, reason: 'x', ...who }
  await check(COMMANDS.get(name) ?? expect.fail(name), [request])
  return runCommand(staff, request, options)
}
let age = 1
/** Changes something. */
const edit = (secret: string) => give(secret, 'app.edit', { app: 1, minAge: age++ % 18 })

/** The command line itself. */
function run(env: Record<string, string>, ...more: string[]) {
  const args = [
    join(root, 'bin/command.ts'),
    'app.edit',
    '--app',
    '1',
    '--min-age',
    String(age++ % 18),
    ...more,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, STAFF_DATABASE_URL: staffUrl, MEDIA_DIR: mediaDir, ...env },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

const last = async () =>
  (await query(url, 'select actor, role, approved_by as approved from changes order by id desc limit 1'))
    .rows[0]
const eventsOf = async ({ id }: Colleague) =>
  (await query(url, 'select kind, by from account_events where staff_id = $1 order by id', [id])).rows.map(
    ({ kind, by }) => `${kind} ${by}`.trim(),
  )
const idOf = async (who: Colleague) =>
  (await query(url, 'select max(id)::text as id from personal_tokens where staff_id = $1', [who.id])).rows[0]
    .id

describe('a personal token', () => {
  test('is shown once, kept as a hash and recorded; a change by it names the person and the account', async () => {
    const token = await makeToken(ada)
    await edit(token)
    expect(await last()).toEqual({ actor: `${ada.name} (${shell})`, role: 'owner', approved: null })
    const me = (await get(ada, '/me')).body
    expect(me).not.toContain(token)
    expect(me).toContain(`by ${shell}`)
    expect(JSON.stringify((await query(url, 'select * from personal_tokens')).rows)).not.toContain(token)
    expect(await eventsOf(ada)).toEqual(['token-created'])
  })

  test('has the role of its person, at this moment', async () => {
    const token = await makeToken(eve)
    await expect(give(token, 'comment.hide', { comment: 16777217 })).rejects.toMatchObject({ why: 'role' })
    await edit(token)
    expect(await last()).toMatchObject({ role: 'editor' })
    await giver(db)('person.put', { id: eve.id, role: 'reader' })
    await expect(edit(token)).rejects.toMatchObject({ why: 'role' })
  })

  test('approves nothing, and runs nothing that asks for a passkey, undone or not', async () => {
    const token = await makeToken(ada)
    const { change } = await giver(db)('person.put', { name: 'Cyd', role: 'reader' })
    for (const [name, input] of [
      ['app.restore', { app: 1 }],
      ['person.put', { name: 'Mallory', role: 'owner' }],
      ['change.undo', { change }],
    ] as const)
      await expect(give(token, name, input), name).rejects.toThrow('asks for a passkey')
  })

  test('comes from a file that its owner alone can read, and from no argument', async () => {
    const token = await makeToken(ada)
    const file = join(dir, 'token')
    writeFileSync(file, `${token}\n`, { mode: 0o600 })
    expect(run({ PERGOLA_TOKEN_FILE: file })).toMatchObject({ status: 0 })
    expect(await last()).toMatchObject({ actor: `${ada.name} (${shell})` })
    chmodSync(file, 0o640)
    expect(run({ PERGOLA_TOKEN_FILE: file })).toMatchObject({
      status: 2,
      said: expect.stringContaining('chmod 600'),
    })
    expect(run({}, '--token', token).status).toBe(2)
    // Not as the shell instead.
    expect(run({ PERGOLA_TOKEN: `${token}x` })).toMatchObject({ status: 2 })
  })

  test('ends by its person, an owner, a new link, with the membership and in time', async () => {
    const dan = await colleague('editor')
    const ended = async (end: (token: string) => Promise<unknown>) => {
      const token = await makeToken(dan)
      await edit(token)
      await end(await idOf(dan))
      await expect(edit(token)).rejects.toThrow('revoked or expired')
    }
    await ended(token => post(dan, '/tokens/end', { token }))
    await ended(async token => {
      await post(eve, '/tokens/end', { token })
      expect((await get(ada, '/people')).body).toContain(`name="token" value="${token}"`)
      await post(ada, '/tokens/end', { token })
    })
    await ended(async () => {
      spawnSync(process.execPath, [join(root, 'bin/console-link.ts'), '--person', String(dan.id)], {
        env: { ...process.env, STAFF_DATABASE_URL: staffUrl, CONSOLE_ORIGIN: 'https://console.example' },
      })
      await query(url, 'update staff_sessions set ended_at = null where staff_id = $1', [dan.id])
    })
    await ended(() =>
      query(
        url,
        `update personal_tokens set created_at = now() - interval '8 days', expires_at = now() where staff_id = $1`,
        [dan.id],
      ),
    )
    await ended(() => giver(db)('person.end', { id: dan.id }))
    expect((await eventsOf(dan)).filter(kind => kind.startsWith('token-ended'))).toEqual([
      'token-ended',
      `token-ended ${ada.name}`,
    ])
  })

  test('is made only by a person who is here now, and ten at a time', async () => {
    const stale = await colleague('owner', false)
    expect((await post(stale, '/tokens', { label: 'x', days: '7' })).statusCode).toBe(403)
    expect((await post(undefined, '/tokens', { label: 'x', days: '7' })).statusCode).toBe(401)
    for (let n = 0; n < 10; n += 1) await makeToken(ben, 'x', '36500')
    expect((await post(ben, '/tokens', { label: 'x', days: '7' })).statusCode).toBe(422)
    const { rows } = await query(
      url,
      `select from personal_tokens where expires_at > now() + interval '90 days'`,
    )
    expect(rows).toEqual([])
  })
})

describe('the database', () => {
  const token = () => makeToken(ada)
  const forge = (secret: string, actor: string, role = 'owner', approved: string | null = null) =>
    staff.transaction().execute(async tx => {
      await sql`select set_config('pergola.token', ${secret}, true)`.execute(tx)
      await sql`update apps set min_age = min_age + 1 where id = 1`.execute(tx)
      await sql`insert into changes (actor, role, approved_by, command, input, rows)
          values (${actor}, ${role}, ${approved}, 'app.edit', '{}', '[]')`.execute(tx)
    })
  const claims: [
    string,
    (name: string) => Parameters<typeof forge> extends [string, ...infer Rest] ? Rest : never,
  ][] = [
    ['another person', () => [`${ben.name} (${shell})`]],
    ['the shell', () => [shell]],
    ['the person, without the account', name => [name]],
    ['another role', name => [`${name} (${shell})`, 'editor']],
    ['an approval', name => [`${name} (${shell})`, 'owner', ben.name]],
  ]
  test.each(claims)('takes a token as proof of its person, and not of %s', async (_, claim) => {
    await expect(forge(await token(), ...claim(ada.name))).rejects.toMatchObject({
      message: 'the record takes no word for who it was',
    })
  })

  test('takes no person in a shell without a token', async () => {
    await expect(forge('', `${ada.name} (${shell})`)).rejects.toMatchObject({ code: '42501' })
    await expect(forge('pergola_x', `${ada.name} (${shell})`)).rejects.toMatchObject({ code: '42501' })
    await forge(await token(), `${ada.name} (${shell})`)
  })

  test('has no member who is named like a shell, and no second name for one', async () => {
    const people = giver(db)
    await expect(people('person.put', { name: 'shell:root', role: 'owner' })).rejects.toMatchObject({
      why: 'input',
    })
    await expect(people('person.put', { id: ben.id, name: 'Mallory' })).rejects.toThrow("can't be changed")
    const add = sql`insert into staff (name, role) values ('shell:root', 'owner')`.execute(consoleDb)
    await expect(add).rejects.toMatchObject({ constraint: 'staff_name_plain' })
    await expect(sql`update staff set name = 'Mallory'`.execute(consoleDb)).rejects.toThrow(
      'permission denied',
    )
  })
})
