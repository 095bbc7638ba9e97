import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { asRepository } from '../../../catalogue/repositories/import/as-repository.ts'
import { type MadeApp, makeApp } from '../../support/make-app.ts'
import { putRow } from '../../support/put-rows.ts'
import { giver } from '../commands/giving.ts'
import { type Colleague, staffedConsole } from './staffed.ts'

const { colleague, get, db, url, mediaDir } = staffedConsole('console_history')

let ben: Colleague
let app: MadeApp
beforeAll(async () => {
  ben = await colleague('owner')
  app = await makeApp({ databaseUrl: url, mediaDir })
  await asAda('app.edit', { app: app.id, texts: { en: { name: app.name } } })
})

const asAda = giver(db, { actor: 'Ada' })
const summary = (text: string, id = app.id) =>
  asAda('app.edit', { app: id, texts: { en: { summary: text } } })

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()

/** The entries of the list, as people read them. */
async function listed(query = '', language = 'en'): Promise<string[]> {
  const { body, statusCode } = await get(ben, `/changes${query}`, { 'accept-language': language })
  expect(statusCode).toBe(200)
  return [...body.matchAll(/data-row-link=""[^>]*>(.*?)<\/a>/gs)].map(([, text = '']) => plain(text))
}

test('a change reads as a sentence in both languages, and shows what was before beside what is', async () => {
  await summary('A diary')
  const { change } = await summary('A journal')
  expect((await listed())[0]).toBe(`Ada changed the English summary of ${app.name}`)
  expect((await listed('', 'zh-CN'))[0]).toBe(`Ada 修改了「${app.name}」的英语简介`)
  const { body } = await get(ben, `/changes/${change}`, { 'accept-language': 'en' })
  expect(body).toContain('<del>A <mark>diary</mark></del><ins>A <mark>journal</mark></ins>')
  const [said = '', details = ''] = body.slice(body.indexOf('<main')).split('<details')
  expect([said.includes('app.edit'), details.includes('app.edit')]).toEqual([false, true])
})

test('an undo says what it undid', async () => {
  const { change } = await summary('Undone soon')
  await asAda('change.undo', { change })
  expect((await listed()).slice(0, 2)).toEqual([
    `Ada undid: Ada changed the English summary of ${app.name}`,
    `Ada changed the English summary of ${app.name}`,
  ])
})

test('filters narrow the list by person, app, type and days', async () => {
  const other = await makeApp({ databaseUrl: url, mediaDir })
  await giver(db, { actor: 'Cat' })('app.delist', { app: other.id })
  const delisted = `Cat delisted ${other.name}`
  expect(await listed('?who=Cat')).toEqual([delisted])
  expect(await listed(`?app=${other.packageName}&who=Cat`)).toEqual([delisted])
  expect(await listed(`?app=${app.id}&who=Cat`)).toEqual([])
  expect((await listed('?kind=apps'))[0]).toBe(delisted)
  expect(await listed('?kind=apps&who=Cat')).toEqual([delisted])
  expect(await listed('?kind=team&who=Cat')).toEqual([])
  const day = (ago: number) =>
    new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10)
  expect(await listed(`?who=Cat&from=${day(0)}&until=${day(0)}`)).toEqual([delisted])
  expect(await listed(`?who=Cat&until=${day(1)}`)).toEqual([])
  expect(await listed(`?who=Cat&from=${day(-1)}`)).toEqual([])
  expect(await listed('?who=Cat&from=2026-02-31')).toEqual([delisted])
})

test('an import is one entry, which leads to its changes, and staff’s changes meanwhile stay', async () => {
  const address = 'https://guardian.example/repo'
  const { id } = await putRow(db, 'repositories', { address, fingerprint: `\\x${'00'.repeat(32)}` })
  const { rows } = await sql<{ run: string }>`
    insert into import_runs (repository_id) values (${id}) returning id as run`.execute(db)
  const run = rows[0]?.run
  const give = asRepository({ address })
  const edit = (text: string) =>
    runCommand(db, give('app.edit', { app: app.id, sourceUrl: `https://source.example/${text}` }))
  await edit('First')
  await summary('Between')
  const { change } = await edit('Second')
  const before = await listed()
  await sql`update import_runs set ended_at = now(), outcome = 'index', changed = 1 where id = ${run}`.execute(
    db,
  )
  const [entry, between] = await listed()
  expect([entry, between]).toEqual([
    `${address} import: 1 app changed`,
    `Ada changed the English summary of ${app.name}`,
  ])
  expect(before[0]).toBe(between)
  expect((await listed('', 'zh-CN'))[0]).toBe(`${address} 导入：更新 1 个应用`)
  const edited = `${address} changed the source code link of ${app.name}`
  expect(await listed(`?import=${run}`)).toEqual([edited, edited])
  expect(await listed(`?who=${encodeURIComponent(address)}`)).toEqual([entry])
  expect(await listed('?kind=imports')).toEqual([entry])
  expect((await listed(`?app=${app.id}`))[0]).toBe(edited)
  const { body } = await get(ben, `/changes/${change}`, { 'accept-language': 'en' })
  expect(body).toContain(`href="/changes?import=${run}"`)
  expect((await get(ben, '/', { 'accept-language': 'en' })).body).toContain(entry)
})

test('a run that changed nothing is no entry', async () => {
  const [first] = await listed()
  await sql`insert into import_runs (repository_id) select min(id) from repositories`.execute(db)
  await sql`update import_runs set ended_at = now(), outcome = 'unchanged' where ended_at is null`.execute(db)
  expect((await listed())[0]).toBe(first)
})
