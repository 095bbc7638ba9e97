import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { buildCatalogue } from '../../demo/catalogue.ts'
import { fillDemo } from '../support/fill-demo.ts'
import { suiteDatabase } from './suite.ts'

const { url, db } = suiteDatabase('demo_again', 'demo')

test('filled again, the demo is as it was made, and what was changed before stays written', async () => {
  const { rows } = buildCatalogue()
  const before = await changes()
  expect(before.length).toBeGreaterThan(0)
  await fillDemo(url, rows, 'again')
  expect((await changes()).slice(0, before.length)).toEqual(before)
  expect((await sql`select * from broken_changes()`.execute(db)).rows).toEqual([])

  const { rows: apps } = await sql<{ id: number; updated_at: Date }>`
    select id, updated_at, current_version_id from apps order by id`.execute(db)
  expect(apps.map(app => ({ ...app, updated_at: app.updated_at.getTime() }))).toEqual(
    rows.apps.map(({ id, updated_at }) => ({
      id,
      updated_at: Date.parse(String(updated_at)),
      current_version_id: rows.versions.findLast(({ app_id }) => app_id === id)?.id ?? null,
    })),
  )
  const { rows: counted } = await sql<{ comments: number; replies: number }>`
    select (select sum(comments)::integer from app_stats) as comments, (select sum(reply_count)::integer from comments) as replies
  `.execute(db)
  expect(counted).toEqual([{ comments: rows.comments.length, replies: rows.replies.length }])
}, 120_000)

const changes = async () =>
  (await sql<{ id: number; hash: Buffer }>`select id, hash from changes order by id`.execute(db)).rows.map(
    ({ id, hash }) => `${id} ${hash.toString('hex')}`,
  )
