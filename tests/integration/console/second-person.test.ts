import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { giver } from '../commands/giving.ts'
import { type Colleague, staffedConsole } from './staffed.ts'

const { colleague, post, get, db } = staffedConsole('second_person')

let [ada, ben, cat] = [] as unknown as [Colleague, Colleague, Colleague]
beforeAll(async () => {
  ada = await colleague('editor')
  ben = await colleague('owner')
  cat = await colleague('placer')
})

const isDown = async () =>
  (await sql<{ down: boolean }>`select taken_down as down from apps where id = 1`.execute(db)).rows[0]?.down

/** The number of a request that waits: Ada wants an app back that was taken down. */
async function ask(): Promise<string> {
  if (!(await isDown())) await giver(db)('app.takedown', { app: 1 })
  const { headers, statusCode } = await post(ada, '/commands/app.restore', {
    app: '1',
    _reason: 'a mistake',
    _back: '/requests',
  })
  expect(statusCode).toBe(303)
  return /asked=(\d+)/.exec(String(headers.location))?.[1] ?? ''
}

const decide = (who: Colleague, id: string, agree: 'yes' | 'no', word = '') =>
  post(who, `/requests/${id}`, { agree, word })

test('a second person approves, and the change names both', async () => {
  const id = await ask()
  expect(await isDown()).toBe(true)
  expect((await get(ben, '/requests')).body).toContain('a mistake')
  const { headers } = await decide(ben, id, 'yes')
  expect(await isDown()).toBe(false)
  const change = /done=(\d+)/.exec(String(headers.location))?.[1]
  const { rows } = await sql<{ actor: string; approved: string; command: string }>`
    select actor, approved_by as approved, command from changes where id = ${change}`.execute(db)
  expect(rows).toEqual([{ actor: ada.name, approved: ben.name, command: 'app.restore' }])
  // Once.
  expect((await decide(ben, id, 'yes')).statusCode).toBe(409)
})

test('people can approve neither their own request nor one beyond their role', async () => {
  const id = await ask()
  expect((await decide(ada, id, 'yes')).statusCode).toBe(403)
  expect((await decide(cat, id, 'yes')).statusCode).toBe(403)
  expect(await isDown()).toBe(true)
  await expect(
    sql`update staff_requests set decided_by = staff_id where id = ${id}`.execute(db),
  ).rejects.toThrow('check constraint')
})

test('who refuses says why, and it stays refused', async () => {
  const id = await ask()
  expect((await decide(ben, id, 'no')).statusCode).toBe(422)
  expect((await decide(ben, id, 'no', 'the court says otherwise')).statusCode).toBe(303)
  expect((await decide(ben, id, 'yes')).statusCode).toBe(409)
  expect(await isDown()).toBe(true)
  expect((await get(ada, '/requests')).body).toContain('the court says otherwise')
})

test('it expires', async () => {
  const id = await ask()
  await sql`update staff_requests set expires_at = now() where id = ${id}`.execute(db)
  expect((await decide(ben, id, 'yes')).statusCode).toBe(409)
  expect(await isDown()).toBe(true)
})

test('a request of a deactivated member is not run', async () => {
  const dan = await colleague('editor')
  await ask()
  const { headers } = await post(dan, '/commands/app.restore', { app: '1', _reason: 'x', _back: '/requests' })
  const id = /asked=(\d+)/.exec(String(headers.location))?.[1] ?? ''
  await post(ben, '/commands/person.end', { id: String(dan.id), _reason: 'left' })
  expect((await decide(ben, id, 'yes')).statusCode).toBe(403)
  expect(await isDown()).toBe(true)
})

test('taking back a takedown is as much, and wants the same', async () => {
  if (await isDown()) await giver(db)('app.restore', { app: 1 })
  const { change } = await giver(db)('app.takedown', { app: 1 })
  const undo = { change: String(change), _back: '/changes' }
  const tired = await colleague('editor', false)
  expect((await post(tired, '/commands/change.undo', undo)).body).toContain('This action is sensitive.')
  const { headers } = await post(ada, '/commands/change.undo', undo)
  expect(headers.location).toMatch(/asked=\d+/)
  expect(await isDown()).toBe(true)
})

test('people can’t change their own name or role or deactivate themselves, by an undo either', async () => {
  const cyd = await colleague('owner')
  const own = async (command: string, fields: Record<string, string>, why = 'Ask another owner') => {
    const { statusCode, body } = await post(cyd, `/commands/${command}`, {
      ...fields,
      _reason: 'x',
      _back: '/people',
    })
    expect([command, statusCode, body.includes(why)]).toEqual([command, 422, true])
  }
  const id = String(cyd.id)
  await own('person.end', { id })
  await own('person.put', { id, role: 'reader' })
  await own('person.put', { id, name: 'Somebody else' }, 'because the audit log has it')
  const { rows } = await sql<{ change: string }>`
    select id::text as change from changes where command = 'person.put' and input ->> 'name' = ${cyd.name}`.execute(
    db,
  )
  await own('change.undo', { change: rows[0]?.change ?? '' })
  const mail = await post(cyd, '/commands/person.put', { id, email: 'cyd@example.org', _back: '/people' })
  expect(mail.statusCode).toBe(303)
})

test('the last owner stays one', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from staff where role = 'owner' and not ended and id <> ${ben.id}`.execute(db)
  // Those who agreed to requests are owners too, and one has the usual name of a shell here.
  const give = giver(db, { actor: 'shell:root' })
  for (const { id } of rows) await give('person.end', { id })
  const { statusCode, body } = await post(ben, '/commands/person.end', {
    id: String(ben.id),
    _reason: 'x',
    _back: '/people',
  })
  expect([statusCode, body.includes('The store needs at least one owner.')]).toEqual([422, true])
  const role = await post(ben, '/commands/person.put', {
    id: String(ben.id),
    role: 'reader',
    _back: '/people',
  })
  expect(role.statusCode).toBe(422)
  const made = await sql<{ change: number }>`
    select id::int as change from changes where command = 'person.put' and input ->> 'name' = ${ben.name}`.execute(
    db,
  )
  await expect(give('change.undo', { change: made.rows[0]?.change })).rejects.toThrow(
    'The store needs at least one owner.',
  )
})
