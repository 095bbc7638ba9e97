import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { contactJobs } from '../../../catalogue/worker/jobs/contact-jobs.ts'
import { PEOPLE_ROLES } from '../../../contract/commands/roles.ts'
import { staffedConsole } from './staffed.ts'

// A visitor's contact details are for those who answer, and each view is recorded.
const { colleague, consoleDb, db, get, post } = staffedConsole('contacts')
const PHONE = '13800138000'
let report = 0
beforeAll(async () => {
  const { rows } = await sql<{ id: number }>`
    insert into reports (app_id, reason, body, contact) values (1, 'malware', 'It sends messages', ${PHONE}) returning id`.execute(
    db,
  )
  report = rows[0]?.id ?? 0
})

const views = async () =>
  (
    await sql<{
      name: string
    }>`select name from contact_views v join staff p on p.id = staff_id order by v.id`.execute(db)
  ).rows

describe.each(PEOPLE_ROLES)('%s', role => {
  const may = role === 'owner' || role === 'moderator'
  test(may ? 'sees a number after a press that is recorded' : 'sees no number', async () => {
    const who = await colleague(role)
    const before = await views()
    expect((await get(who, '/comments')).body).not.toContain(PHONE)
    const { statusCode } = await post(who, `/reports/${report}/contact`, { _back: '/comments' })
    expect(statusCode).toBe(may ? 303 : 403)
    expect((await get(who, '/comments')).body.includes(PHONE)).toBe(may)
    expect(await views()).toEqual(may ? [...before, { name: who.name }] : before)
    const other = await colleague('owner')
    expect((await get(other, '/comments')).body, 'nobody else').not.toContain(PHONE)
  })
})

test('a recorded view can’t be deleted', async () => {
  await expect(sql`delete from contact_views`.execute(consoleDb)).rejects.toThrow('permission denied')
})

test('it is deleted 90 days after the report was closed', async () => {
  const run = contactJobs(db)['contacts-delete'] as () => Promise<void>
  const contact = async () =>
    (await sql<{ contact: string | null }>`select contact from reports where id = ${report}`.execute(db))
      .rows[0]?.contact
  const close = (days: number) =>
    sql`update reports set closed_at = now() - make_interval(days => ${days}), outcome = 'done' where id = ${report}`.execute(
      db,
    )
  await close(89)
  await run()
  expect(await contact()).toBe(PHONE)
  await close(91)
  await run()
  expect(await contact()).toBe(null)
})
