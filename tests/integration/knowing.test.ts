import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseLogins } from '../../ops/engines/logins.ts'
import { run } from '../../ops/process.ts'
import { firstSlot } from '../../ops/settings.ts'
import { query } from '../support/query.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { within } from '../support/within.ts'

let temp: TempStore
beforeAll(async () => {
  temp = await tempStore()
  await temp.fill('fixture')
  process.env.LOG_REQUESTS = '1'
  await temp.store.web.start()
  delete process.env.LOG_REQUESTS
  await temp.store.edge.start()
}, 60_000)
afterAll(() => temp?.remove())

const numbers = async () =>
  (await fetch(`http://127.0.0.1:${firstSlot(temp.settings).metrics}/metrics`)).text()

test('answers, pages, statements and connections are counted and timed, each under its own name', async () => {
  const { web } = temp.at
  for (const path of ['/apps/1', '/apps/999999', '/nowhere/at/all', '/healthz/ready']) await fetch(web + path)
  const text = await numbers()
  for (const line of [
    'pergola_request_seconds_count{route="/apps/:app",status="200"} 1',
    'pergola_request_seconds_count{route="/apps/:app",status="404"} 1',
    'pergola_request_seconds_count{route="none",status="404"} 1',
    'pergola_page_seconds_count{page="/apps/:app",part="wait"} 2',
    'pergola_page_seconds_count{page="/apps/:app",part="load"} 1',
    'pergola_page_seconds_count{page="/apps/:app",part="render"} 1',
    'pergola_database_connections{state="waiting"} 0',
    'pergola_pages_shed_total 0',
    'pergola_ready 1',
  ])
    expect(text).toContain(line)
  expect(text).toMatch(/pergola_statement_seconds_count\{statement="[a-z][a-z -]+"\} [12]\n/)
  expect(text).toMatch(/pergola_database_connections\{state="idle"\} [1-9]/)
})

test('a request has one id, the edge’s own, in the logs of the edge and of web, and in PostgreSQL while it runs', async () => {
  const { at, settings } = temp
  // PostgreSQL shows a statement for as long as it waits: until this lock is released.
  const locking = new pg.Client({ connectionString: at.database })
  await locking.connect()
  await locking.query('begin; lock table comments in access exclusive mode')
  const page = fetch(`${at.edge}/apps/1/comments`, { headers: { 'x-request-id': '123456789-1' } })
  const { admin } = databaseLogins(settings.runDir, `127.0.0.1:${settings.ports.postgres}`)
  const shown = async () => {
    const { rows } = await query(
      admin,
      String.raw`select substring(query from '^/\* (\d{9}-\d+) \*/') as id from pg_stat_activity where query like '/* %' and state = 'active'`,
    )
    return rows[0]?.id
  }
  let id: string | undefined
  const found = async () => {
    id = await shown()
    return id ?? ''
  }
  await expect.poll(found, { timeout: within(3000) }).toMatch(/-/)
  expect(id).not.toBe('123456789-1')
  await locking.end()
  expect((await page).status).toBe(200)

  const line = () =>
    readFileSync(join(settings.runDir, 'web/web.log'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(text => JSON.parse(text))
      .find(({ reqId }) => reqId === id)
  const expected = { msg: 'request', method: 'GET', path: '/apps/1/comments', status: 200 }
  await expect.poll(line, { timeout: within(5000) }).toMatchObject(expected)
  const told = line()
  expect(told.database.statements).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain('127.0.0.1')
  const edge = run('varnishncsa', [
    '-d',
    '-n',
    join(settings.runDir, 'edge/work'),
    '-F',
    '%{X-Request-Id}i %U',
  ])
  expect(edge).toContain(`${id} /apps/1/comments`)
})
