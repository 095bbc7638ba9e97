import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { PEOPLE_ROLES } from '../../../contract/commands/roles.ts'
import { query } from '../../support/query.ts'
import { MAY, mayGive } from '../../support/who-may.ts'
import { type Colleague, staffedConsole } from './staffed.ts'

const { colleague, post, get, db, url } = staffedConsole('who_may')

/** With an error that is found only after the role was checked. */
const FAULT = { _json: '{"unheard":1}' }
const fault = 'Check your input.'

describe.each(PEOPLE_ROLES)('%s', role => {
  let fresh: Colleague
  let tired: Colleague

  test('gives over HTTP what the table says, and nothing else', async () => {
    fresh = await colleague(role)
    for (const command of Object.keys(MAY)) {
      const { statusCode, body } = await post(fresh, `/commands/${command}`, { ...FAULT, _back: '/me' })
      expect([command, statusCode], body).toEqual([command, mayGive(command, role) ? 422 : 403])
      expect([command, body.includes(fault)]).toEqual([command, mayGive(command, role)])
    }
  })

  test('what is dangerous wants a fresh sign-in', async () => {
    tired = await colleague(role, false)
    for (const [command, { requiresReauth = false }] of COMMANDS) {
      const { statusCode, body } = await post(tired, `/commands/${command}`, { ...FAULT, _back: '/changes' })
      expect([command, body.includes('This action is sensitive.')]).toEqual([command, requiresReauth])
      expect([command, statusCode]).toEqual([command, !requiresReauth && mayGive(command, role) ? 422 : 403])
    }
  })

  test('sees no form for what it may not give', async () => {
    for (const command of Object.keys(MAY))
      expect([command, (await get(fresh, `/commands/${command}`)).statusCode]).toEqual([
        command,
        mayGive(command, role) ? 200 : 404,
      ])
  })
})

describe('open sessions', () => {
  const ends = async (who: Colleague, whose: Colleague) => {
    const { rows } = await sql<{ id: number }>`
      select id from staff_sessions where staff_id = ${whose.id} and ended_at is null`.execute(db)
    await post(who, '/sessions/end', { session: String(rows[0]?.id), _back: '/me' })
    return (await get(whose, '/me')).statusCode === 401
  }

  test('people end their own sessions, and only owners those of others', async () => {
    const [owner, editor, other] = [
      await colleague('owner'),
      await colleague('editor'),
      await colleague('editor'),
    ]
    expect(await ends(editor, other)).toBe(false)
    expect(await ends(editor, owner)).toBe(false)
    expect(await ends(owner, other)).toBe(true)
    expect(await ends(editor, editor)).toBe(true)
  })
})

describe('a session that is none', () => {
  const states: Record<string, (who: Colleague) => Promise<unknown>> = {
    'is over': who =>
      sql`update staff_sessions set created_at = now() - interval '13 hours' where staff_id = ${who.id}`.execute(
        db,
      ),
    'was not used for long': who =>
      sql`update staff_sessions set seen_at = now() - interval '3 hours' where staff_id = ${who.id}`.execute(
        db,
      ),
    'was ended': who =>
      sql`update staff_sessions set ended_at = now() where staff_id = ${who.id}`.execute(db),
    'is of somebody who works here no longer': async who => {
      const owner = await colleague('owner')
      const { statusCode } = await post(owner, '/commands/person.end', {
        id: String(who.id),
        _reason: 'left',
      })
      expect(statusCode).toBe(303)
    },
  }

  test.each(Object.entries(states))('one that %s gives nothing and shows nothing', async (_, spoil) => {
    const who = await colleague('owner')
    expect((await get(who, '/changes')).statusCode).toBe(200)
    await spoil(who)
    for (const command of Object.keys(MAY))
      expect([command, (await post(who, `/commands/${command}`, FAULT)).statusCode]).toEqual([command, 401])
    expect((await get(who, '/changes')).statusCode).toBe(401)
  })

  test.each(['ended_at = now()', "created_at = now() - interval '13 hours'"])(
    'one that is over (%s) while its form is under way changes nothing, and its person signs in again',
    async end => {
      const who = await colleague('editor')
      const held = await db.startTransaction().execute()
      await sql`select from apps where id = 1 for update`.execute(held)
      // An injected request is sent once it is awaited.
      const answer = Promise.resolve(post(who, '/commands/app.edit', { app: '1', minAge: '13' }))
      // Only the administrator sees what others wait for.
      const waits = `select from pg_stat_activity where datname = '${new URL(url).pathname.slice(1)}' and wait_event_type = 'Lock'`
      try {
        const waiting = async () => (await query(inject('adminDatabaseUrl'), waits)).rowCount
        await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
        await sql`update staff_sessions set ${sql.raw(end)} where staff_id = ${who.id}`.execute(db)
      } finally {
        await held.commit().execute()
      }
      const { statusCode, body } = await answer
      expect([statusCode, body.includes('Continue with a passkey')]).toEqual([401, true])
    },
  )

  test('without one nothing is given and nothing shown', async () => {
    for (const command of Object.keys(MAY))
      expect([command, (await post(undefined, `/commands/${command}`, FAULT)).statusCode]).toEqual([
        command,
        401,
      ])
    for (const path of ['/', '/changes', '/people', '/me', '/requests', '/commands'])
      expect([path, (await get(undefined, path)).statusCode]).toEqual([path, 401])
  })
})
