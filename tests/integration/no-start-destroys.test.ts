/** @module-tag full: builds and starts a store as an owner does. */

import { spawn, spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { run } from '../../ops/process.ts'
import { settingsEnvironment } from '../../ops/settings.ts'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { query } from '../support/query.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

/** A store with a catalogue that is not the demo's, and the sources, of which `up` makes a build. */
let temp: TempStore
let copy: string
let env: NodeJS.ProcessEnv
let before: string
beforeAll(async () => {
  temp = await tempStore()
  copy = copyOfSources()
  env = { ...process.env, NODE_ENV: 'production', ...settingsEnvironment(temp.settings) }
  await temp.fill('fixture')
  before = await catalogue()
  // So that `up` starts it as it does for an owner: nothing of the tests' own server settings is left.
  await temp.store.postgres.stop()
}, 60_000)
afterAll(async () => {
  run(process.execPath, ['bin/down.ts'], { cwd: copy, env })
  await temp?.remove()
  rmSync(copy, { recursive: true, force: true })
}, 60_000)

/** Every row of it, in one text. */
async function catalogue(): Promise<string> {
  const tables = [
    'apps',
    'app_texts',
    'versions',
    'developers',
    'categories',
    'comments',
    'gift_cards',
    'packages',
  ]
  const texts = tables.map(async table => {
    const { rows } = await query(temp.at.database, `select t::text from ${table} t order by 1`)
    return [table, ...rows.map(row => row.t)].join('\n')
  })
  return (await Promise.all(texts)).join('\n\n')
}

test('npm run up leaves a catalogue that is not the demo’s as it is, and does not show it as a demo', async () => {
  const said = run(process.execPath, ['bin/up.ts'], { cwd: copy, env })
  expect(said).toContain('demo: not put in')
  expect(await catalogue()).toBe(before)
  expect((await fetch(`${temp.at.edge}/apps/1`)).status).toBe(200)
  expect((await fetch(`${temp.at.edge}/demo`)).status).toBe(404)
}, 90_000)

test('npm run up starts PostgreSQL with every guard of its durability on, whatever tests do', async () => {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await query(temp.at.database, `show ${setting}`)
    expect(rows).toEqual([{ [setting]: 'on' }])
  }
})

test('npm run demo refuses to touch it; with --replace it names what would go, and takes no other word than "replace"', async () => {
  const refused = spawnSync(process.execPath, ['bin/demo.ts'], { cwd: copy, env, encoding: 'utf8' })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toContain('Nothing was changed')
  const asked = { cwd: copy, env, encoding: 'utf8', input: 'yes\n' } as const
  const unsure = spawnSync(process.execPath, ['bin/demo.ts', '--replace'], asked)
  expect(unsure.status).toBe(1)
  const { rows } = await query(temp.at.database, 'select count(*)::integer as n from apps')
  expect(unsure.stdout).toMatch(new RegExp(` ${rows[0].n} {2}apps$`, 'm'))
  expect(await catalogue()).toBe(before)
}, 60_000)

test('npm run dev leaves it as it is', async () => {
  const dev = spawn(process.execPath, ['bin/dev.ts'], { cwd: copy, env })
  let said = ''
  await new Promise<void>((done, failed) => {
    dev.stdout.on('data', text => {
      said += text
      if (said.includes('Development server: ')) done()
    })
    dev.once('exit', () => failed(new Error(said)))
  })
  const ended = new Promise(done => dev.once('exit', done))
  dev.kill()
  await ended
  expect(said).toContain('demo: not put in')
  expect(await catalogue()).toBe(before)
}, 60_000)

test('what a container runs at its start, migrations alone, leaves it as it is; also where a later release has been', async () => {
  const prepare = () => prepareDatabase(temp.at.database)
  expect(await prepare()).toEqual([])
  await query(
    temp.at.database,
    `insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01T00:00:00Z')`,
  )
  expect(await prepare()).toEqual([])
  // This release then runs on what the later one has made.
  await temp.store.web.stop()
  await temp.store.web.start()
  expect((await fetch(`${temp.at.web}/apps/1`)).status).toBe(200)
  await query(temp.at.database, `delete from kysely_migration where name = '9999_later'`)
  expect(await catalogue()).toBe(before)
}, 60_000)

test('with the right word the demo takes its place, and the next start finds it there', async () => {
  const asked = { cwd: copy, env, encoding: 'utf8', input: 'replace\n' } as const
  expect(spawnSync(process.execPath, ['bin/demo.ts', '--replace'], asked).status).toBe(0)
  const { rows } = await query(temp.at.database, 'select count(*)::integer as n from apps')
  expect(rows[0].n).toBeGreaterThan(200)
  const again = spawnSync(process.execPath, ['bin/demo.ts'], { cwd: copy, env, encoding: 'utf8' })
  expect([again.status, again.stdout.trim()]).toEqual([0, 'demo: already there'])
}, 90_000)
