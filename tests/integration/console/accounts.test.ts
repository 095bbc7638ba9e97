import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { renewCodes } from '../../../console/server/access/codes.ts'
import { root } from '../../../ops/settings.ts'
import { approve } from '../../support/approve.ts'
import { giver } from '../commands/giving.ts'
import { suiteDatabase } from '../suite.ts'
import { AGENT, type Colleague, ORIGIN, staffedConsole } from './staffed.ts'

// One owner is one person: inviting people or signing in again is recorded, and never gives a second approval.
const { app, colleague, get, post, db, staffUrl, consoleDb } = staffedConsole('accounts')

let [ada, ben, cat] = [] as unknown as [Colleague, Colleague, Colleague]
beforeAll(async () => {
  ada = await colleague('owner')
  ben = await colleague('owner')
  cat = await colleague('owner')
  await renewCodes(db, ben.id)
})

const askedIn = (location: unknown) => /asked=(\d+)/.exec(String(location))?.[1] ?? ''
const decide = (who: Colleague, id: string, agree: 'yes' | 'no', word = '') =>
  post(who, `/requests/${id}`, { agree, word })
const eventsOf = async (who: Colleague) =>
  (
    await sql<{ kind: string; by: string }>`
      select kind, by from account_events where staff_id = ${who.id} order by id`.execute(db)
  ).rows.map(({ kind, by }) => [kind, by])

/** Makes the store and everybody in it this old. */
const age = (interval: string, who = sql`true`) =>
  sql`update staff set created_at = now() - ${sql.lit(interval)}::interval where ${who}`.execute(db)

/** Comes in by a link, without a passkey. */
async function comeIn(link: string) {
  const page = await app().inject({ url: link, headers: { host: 'console.example', 'user-agent': AGENT } })
  const token = /name="_token" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  return app().inject({
    method: 'POST',
    url: link,
    headers: {
      host: 'console.example',
      'user-agent': AGENT,
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ _token: token, name: 'First' }).toString(),
  })
}

describe('a link for a former member', () => {
  test('is not one owner’s to make', async () => {
    expect((await post(ada, `/people/${ben.id}/link`)).statusCode).toBe(403)
    expect(await eventsOf(ben)).toEqual([])
  })

  test('needs a second person, ends their sessions, and is shown to them', async () => {
    const { headers } = await post(ada, '/commands/person.reset', { id: String(ben.id), _reason: 'lost it' })
    const request = askedIn(headers.location)
    expect((await get(cat, '/requests')).body).toContain(`person.reset</span> ${ben.name}`)
    expect((await decide(ada, request, 'yes')).statusCode).toBe(403)
    expect((await decide(cat, request, 'yes')).statusCode).toBe(303)
    const { body } = await post(ada, `/people/${ben.id}/link`)
    const link = /\/welcome\/[\w-]+/.exec(body)?.[0] ?? ''
    const entered = await comeIn(link)
    expect(entered.statusCode).toBe(200)
    expect((await get(ben, '/')).statusCode, 'sessions from before are over').toBe(401)
    expect(await eventsOf(ben)).toEqual([
      ['link-created', ada.name],
      ['link-used', ''],
      ['signed-in', ''],
    ])
    const secret = /console=([^;]+)/.exec(String(entered.headers['set-cookie']))?.[1] ?? ''
    const me = await get({ ...ben, secret }, '/me')
    expect(me.body).toContain(`Sign-in link created</b> by ${ada.name}`)
    expect((await comeIn(link)).statusCode).toBe(404)
  })
})

describe('an email, by which single sign-on lets a member in', () => {
  const put = async (who: Colleague, email: string, by = ada) =>
    (await post(by, '/commands/person.put', { id: String(who.id), email, _back: '/people' })).statusCode
  const emailOf = async ({ id }: Colleague) =>
    (await sql<{ email: string | null }>`select email from staff where id = ${id}`.execute(db)).rows[0]?.email
  const signedIn = (who: Colleague) =>
    sql`insert into account_events (staff_id, kind) values (${who.id}, 'signed-in')`.execute(db)

  test('is not one owner’s to change for a member who signs in, not even by undoing', async () => {
    const dan = await colleague('owner')
    expect(await put(dan, 'ada+dan@example.org')).toBe(303)
    expect(await put(dan, 'dan@example.org')).toBe(303)
    await signedIn(dan)
    expect(await put(dan, 'ada+dan@example.org')).toBe(422)
    const { rows } = await sql<{ change: string }>`select max(id)::text as change from changes`.execute(db)
    const undone = await post(ada, '/commands/change.undo', { change: rows[0]?.change ?? '' })
    expect(undone.statusCode).toBe(422)
    expect(await emailOf(dan)).toBe('dan@example.org')
    expect(await put(dan, 'dan@example.net', dan), 'their own').toBe(303)
    await sql`update staff set reset_until = now() + interval '1 hour' where id = ${dan.id}`.execute(db)
    expect(await put(dan, 'new@example.org'), 'approved').toBe(303)
  })

  test('makes no link for a member who signs in by it alone', async () => {
    const dan = await colleague('owner')
    await signedIn(dan)
    expect((await post(ada, `/people/${dan.id}/link`)).statusCode).toBe(403)
  })
})

test('a link ends after a day', async () => {
  const dan = await colleague('reader')
  const { body } = await post(ada, `/people/${dan.id}/link`)
  const link = /\/welcome\/[\w-]+/.exec(body)?.[0] ?? ''
  const { rows } = await sql<{ hours: number }>`
    update staff_links set expires_at = expires_at - interval '24 hours' where staff_id = ${dan.id}
    returning extract(epoch from expires_at - now())::float / 3600 as hours`.execute(db)
  expect(rows[0]?.hours).toBeLessThanOrEqual(0)
  expect((await comeIn(link)).statusCode).toBe(404)
})

describe('who approves', () => {
  const wanted = async () => {
    await giver(db)('app.takedown', { app: 1 })
    const { headers } = await post(ada, '/commands/app.restore', { app: '1', _reason: 'a mistake' })
    return askedIn(headers.location)
  }

  test('is here for a day at least, and did not just come in by a link', async () => {
    await age('3 days')
    const dan = await colleague('owner')
    const request = await wanted()
    const eve = await colleague('owner')
    await age('3 days', sql`id = ${eve.id}`)
    await sql`insert into account_events (staff_id, kind) values (${eve.id}, 'service-linked')`.execute(db)
    for (const young of [dan, ben, eve])
      expect((await decide(await freshSession(young), request, 'yes')).statusCode, young.name).toBe(422)
    expect((await decide(cat, request, 'yes')).statusCode).toBe(303)
    await age('0 days')
  })

  test('may be new on a store’s first day', async () => {
    const dan = await colleague('owner')
    expect((await decide(dan, await wanted(), 'yes')).statusCode).toBe(303)
  })

  test('agrees to this command and to no other, once', async () => {
    await giver(db)('app.takedown', { app: 1 })
    const request = { command: 'app.restore', input: { app: 1 }, actor: ada.name, role: 'owner' } as const
    const give = (change: object, approval?: number) =>
      runCommand(db, { ...request, reason: 'x', ...change, approval })
    const approval = await approve(db, request)
    await expect(give({})).rejects.toMatchObject({ why: 'approval' })
    await expect(give({ actor: ben.name }, approval)).rejects.toMatchObject({ why: 'approval' })
    await expect(give({ input: { app: 2 } }, approval)).rejects.toMatchObject({ why: 'approval' })
    await give({}, approval)
    await giver(db)('app.takedown', { app: 1 })
    await expect(give({}, approval)).rejects.toMatchObject({ why: 'approval' })
    await giver(db)('app.restore', { app: 1 })
  })

  test('sees why it was taken down; asking twice makes one request, which can be canceled', async () => {
    const request = await wanted()
    const again = await post(ada, '/commands/app.restore', { app: '1', _reason: 'once more' })
    expect(askedIn(again.headers.location)).toBe(request)
    expect((await get(cat, '/requests')).body).toContain('app.takedown</span> shell:ada')
    expect((await decide(ada, request, 'no')).statusCode).toBe(303)
    expect((await get(cat, '/requests')).body).toContain('Canceled')
    expect((await decide(cat, request, 'yes')).statusCode).toBe(409)
    await giver(db)('app.restore', { app: 1 })
  })
})

test('the console’s login can change neither a member’s start nor the events of an account', async () => {
  const refused = (text: string) => expect(sql.raw(text).execute(consoleDb), text)
  await refused(`update staff set created_at = now() - interval '9 days'`).rejects.toThrow(
    'permission denied',
  )
  await refused(
    `insert into staff (name, role, created_at) values ('x', 'owner', '2020-01-01')`,
  ).rejects.toThrow('permission denied')
  await refused('delete from staff').rejects.toThrow('permission denied')
  await refused(`update account_events set by = ''`).rejects.toThrow('permission denied')
  await refused('delete from account_events').rejects.toThrow('permission denied')
})

describe('npm run console:link', () => {
  const nobody = suiteDatabase('nobody')
  const runAt = (url: string, ...args: string[]) =>
    spawnSync(process.execPath, [join(root, 'bin/console-link.ts'), ...args], {
      env: { ...process.env, STAFF_DATABASE_URL: url, CONSOLE_ORIGIN: ORIGIN },
      encoding: 'utf8',
    })
  const run = (...args: string[]) => runAt(staffUrl, ...args)

  test('lets the first owner in', () => {
    const { status, stdout } = runAt(nobody.staffUrl)
    expect(status).toBe(0)
    expect(stdout.trim()).toMatch(new RegExp(`^${ORIGIN}/welcome/[\\w-]{32}$`))
  })

  test('lists the members, unless one is given', () => {
    const { status, stderr } = run()
    expect(status).toBe(2)
    expect(stderr).toContain(`npm run console:link -- --person ${ada.id}   ${ada.name}, owner`)
    expect(run('--person', '987654').status).toBe(2)
  })

  test('lets a member in who lost everything; it ends their sessions, and owners see it on Today', async () => {
    const { stdout } = run('--person', String(cat.id))
    expect((await get(cat, '/')).statusCode).toBe(401)
    expect((await comeIn(stdout.trim().replace(ORIGIN, ''))).statusCode).toBe(200)
    const today = (await get(ada, '/')).body
    expect(today).toContain(`A sign-in link for ${cat.name} was created on the server`)
    expect(today).toContain('shell:')
  })
})

/** The same person, signed in once more. */
async function freshSession(who: Colleague): Promise<Colleague> {
  const { beginSession } = await import('../../../console/server/access/sessions.ts')
  return { ...who, secret: await beginSession(db, who.id, { agent: AGENT, network: '192.0.2' }) }
}
