import { expect, test } from 'vitest'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { findApps, readPlace, wantedApps } from '../../../console/screens/apps/find-apps.server.ts'
import type { FoundApps } from '../../../data/db/queries/apps/find/find-apps.ts'
import { type AppLists, appLists } from '../../../data/db/queries/apps/find/lists.ts'
import { categoryOptions } from '../../../data/db/queries/categories/options.ts'
import { link } from '../../../data/db/queries/repositories/repository-apps.ts'
import { statements } from '../../../data/db/statement.ts'
import { type AppOptions, makeApp } from '../../support/make-app.ts'
import { query } from '../../support/query.ts'
import { staffedConsole } from './staffed.ts'

const console_ = staffedConsole('console_apps')
const { colleague, get, url, mediaDir, db } = console_

const make = (parts: AppOptions) => makeApp({ databaseUrl: url, mediaDir }, parts)

/** The numbers of the apps that a page shows, and the address of the next. */
async function listed(path: string): Promise<{ ids: number[]; older: string | undefined }> {
  const { statusCode, body } = await get(await colleague('reader'), path)
  expect(statusCode).toBe(200)
  return {
    ids: [...body.matchAll(/data-row-link="" href="\/apps\/(\d+)"/g)].map(([, id]) => Number(id)),
    older: /href="([^"]+)" rel="next"/.exec(body)?.[1]?.replaceAll('&amp;', '&'),
  }
}

/** All pages, one after another. */
async function leafed(path: string): Promise<number[]> {
  const all: number[] = []
  for (let next: string | undefined = path; next; ) {
    const { ids, older } = await listed(next)
    all.push(...ids)
    next = older
  }
  return all
}

const idsOf = async (where: string) =>
  (await query(url, `select id from apps a where ${where} order by updated_at desc, id desc`)).rows.map(
    ({ id }) => Number(id),
  )

test('an app is found by number, package, name and developer, also when it is not offered', async () => {
  const { rows } = await query(url, 'select id, name from developers order by id limit 1')
  const [developer] = rows
  const app = await make({ name: '寻得见的苔藓', app: { status: 'delisted', developer_id: developer.id } })
  for (const q of [app.id, app.packageName, '寻得见', String(developer.name).slice(0, 3).toUpperCase()])
    expect((await leafed(`/apps?${new URLSearchParams({ q: String(q) })}`)).includes(app.id), String(q)).toBe(
      true,
    )
  expect((await listed('/apps?q=寻不见的')).ids).not.toContain(app.id)
  expect((await listed('/apps?q=寻得见&state=live')).ids).toEqual([])
  expect((await listed("/apps?q=%25'%3Bdrop")).ids).toEqual([])
})

test('every app is in the pages once, for every filter', async () => {
  // All at one moment, so that a page ends between apps that were changed together.
  for (let n = 0; n < 3; n += 1) await make({ app: { updated_at: '2020-01-01T00:00:00Z' } })
  expect(await leafed('/apps')).toEqual(await idsOf('true'))
  expect(await leafed('/apps?kind=1')).toEqual(await idsOf('resource_type = 1'))
  expect(await leafed('/apps?state=delisted')).toEqual(await idsOf("status = 'delisted' and not taken_down"))
  const { rows } = await query(
    url,
    'select category_id as id from app_categories group by 1 order by count(*) desc limit 1',
  )
  const inIt = await idsOf(
    `exists (select from app_categories c join categories k on k.id = c.category_id where app_id = a.id and ${rows[0].id} in (k.id, k.parent_id))`,
  )
  expect(inIt.length).toBeGreaterThan(0)
  expect((await leafed(`/apps?category=${rows[0].id}`)).sort()).toEqual(inIt.sort())
})

test('apps are found by where they come from, and by what visitors are warned of', async () => {
  const give = (command: string, input: object) =>
    runCommand(console_.db, { command, input, actor: 'a test', role: 'owner' })
  const { made } = await give('repository.put', {
    address: 'https://apps.example/repo',
    fingerprint: 'ab'.repeat(32),
  })
  const repository = Number(made[0]?.repository)
  const apps = [await make({}), await make({}), await make({ app: { status: 'delisted' } })]
  const [warned, plain, delisted] = apps.map(({ id }) => id)
  const other = await make({ name: '有提醒的自有应用' })
  await link(
    console_.db,
    repository,
    apps.map(({ id, packageName }) => ({ app: id, packageName })),
  )
  for (const [app, antiFeatures] of [
    [warned, ['NSFW', 'Tracking']],
    [delisted, ['NSFW']],
    [other.id, ['Tracking']],
  ] as const)
    await give('version.put', { app, versionCode: '102', antiFeatures })
  // What an earlier version had is of no matter.
  await give('version.put', { app: plain, versionCode: '101', antiFeatures: ['NSFW'] })

  const of = async (asked: string) => (await leafed(`/apps?${asked}`)).filter(id => id >= Number(warned))
  expect(await of(`source=${repository}`)).toEqual([delisted, plain, warned])
  expect(await of(`source=${repository}&state=live`)).toEqual([plain, warned])
  expect(await of(`source=${repository}&state=delisted`)).toEqual([delisted])
  expect(await of('source=own')).toContain(other.id)
  expect(await of('source=own')).not.toContain(warned)
  expect(await of('warning=any')).toEqual([other.id, delisted, warned])
  expect(await of('warning=Tracking')).toEqual([other.id, warned])
  expect(await of(`warning=NSFW&source=${repository}&state=live`)).toEqual([warned])
  expect(await of('warning=Tracking&source=own')).toEqual([other.id])
  expect(await of('warning=NSFW&state=delisted')).toEqual([delisted])
  expect(await of('q=有提醒的自有应用&warning=NSFW')).toEqual([])
  expect(await of('q=有提醒的自有应用&warning=any&source=own')).toEqual([other.id])
  expect((await listed("/apps?source=1'&warning=x'")).ids.length).toBeGreaterThan(0)
  const { rows } = await query(url, 'select category_id as id from app_categories limit 1')
  expect(await of(`category=${rows[0].id}&source=${repository}&warning=any`)).toEqual([])
})

test('what was found is a file, in which no cell is a formula', async () => {
  const app = await make({ name: '=1+1,"x"', app: { status: 'delisted' } })
  expect((await get(undefined, '/apps.csv')).statusCode).toBe(401)
  const { headers, body } = await get(await colleague('analyst'), `/apps.csv?q=${app.id}`)
  expect(headers['content-disposition']).toContain('apps.csv')
  const lines = body.trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`^${app.id},${app.packageName},"'=1\\+1,""x""",delisted,app,`))
  const all = await get(await colleague('analyst'), '/apps.csv')
  expect(all.body.trim().split('\r\n')).toHaveLength(1 + (await idsOf('true')).length)
})

test('a page looks through so many apps and no more, and the pages together miss none', async () => {
  const categories = await categoryOptions(db, { locale: 'en' })
  const [{ id: category = 0 } = {}] = categories.filter(({ parentId }) => parentId === null)
  const before = statements.length
  const [whole, steps] = [appLists('whole', 5), appLists('steps', 5, 3)]
  // They are this test's alone: the one that runs every statement may share its process.
  statements.length = before
  const all = async (query: Record<string, string>, lists: AppLists) => {
    const ids: number[] = []
    let pages = 0
    for (let place: string | null = ''; place !== null; pages += 1) {
      const found: FoundApps = await findApps(
        db,
        lists,
        wantedApps.parse(query),
        categories,
        readPlace(place),
        'en',
      )
      ids.push(...found.apps.map(({ id }) => id))
      place = found.next
    }
    return { ids, pages }
  }
  for (const query of [
    { source: 'own' },
    { source: 'own', category: String(category) },
    { source: 'own', warning: 'any' },
    { source: 'own', state: 'delisted' },
  ] as Record<string, string>[]) {
    const { ids } = await all(query, whole)
    expect((await all(query, steps)).ids, JSON.stringify(query)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  }
  const own = { source: 'own' }
  expect((await all(own, steps)).pages).toBeGreaterThan((await all(own, whole)).pages)
})
