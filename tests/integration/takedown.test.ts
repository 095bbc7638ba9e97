import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../catalogue/run-commands.ts'
import { openDatabase } from '../../data/db/database.ts'
import { waitFor } from '../../ops/process.ts'
import { putAll } from '../support/put-rows.ts'
import { query } from '../support/query.ts'
import { locsOf } from '../support/read-page.ts'
import { isInSample } from '../support/sample.ts'
import { type AppSigns, appsOn, readAppSigns } from '../support/shown-apps.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { inHours } from '../support/values.ts'
import { within } from '../support/within.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const AT_ONCE = 4
/** The kinds of pages that show an app of others. */
const SHOWING = [
  ...[
    '/',
    '/apps/',
    '/category/',
    '/developers/',
    ...['/en', '/en/apps/', '/en/category/', '/en/developers/', '/en/gifts'],
    ...['/en/sitemaps/apps-.xml', '/en/top', '/en/top/game'],
    '/feed.xml',
    '/gifts',
    '/mip/apps/',
    '/search',
    '/search/suggest',
  ],
  ...['/sitemaps/apps-.xml', '/top', '/top/game'],
]

let temp: TempStore
let signs: AppSigns
beforeAll(async () => {
  temp = await tempStore()
  const { store, at } = temp
  await temp.fill('demo')
  await store.web.start()
  await store.edge.start()
  await store.worker.start()
  signs = await readAppSigns(at.database)
}, 120_000)
afterAll(() => temp?.remove())

interface Asked {
  path: string
  agent: string
}

async function get({ path, agent }: Asked) {
  // A page that a busy machine turns away shows nothing, and says nothing of what it would show.
  for (let tries = 0; ; tries++) {
    const answer = await fetch(temp.at.edge + path, { headers: { 'user-agent': agent } })
    const { status } = answer
    if (status < 500) return { status, cache: answer.headers.get('x-cache'), text: await answer.text() }
    await answer.body?.cancel()
    if (tries === 20) throw new Error(`${path}: ${status}`)
    await pause(250)
  }
}

/** Those of the pages that show the app, one way or another. */
async function showing(pages: Asked[], appId: number, name: string): Promise<Asked[]> {
  const found: Asked[] = []
  const waiting = [...pages]
  const walk = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const { text } = await get(page)
      const shown = page.path.startsWith('/search/suggest')
        ? text.includes(name)
        : appsOn(text, signs).has(appId)
      if (shown) found.push(page)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
  return found
}

/** Every page that the sitemap names, its parts, what no link leads to, and lists in another order. */
async function allPages(name: string): Promise<Asked[]> {
  const locs = async (path: string) =>
    locsOf((await get({ path, agent: 'Chrome' })).text).map(loc => loc.replace(temp.at.edge, ''))
  const parts = await locs('/sitemap.xml')
  const listed = (await Promise.all(parts.map(locs))).flat()
  const lists = listed.filter(path => /^(\/en)?\/(top|category)\//.test(path))
  const paths = [
    ...listed,
    ...parts,
    ...lists.flatMap(path => ['rating', 'downloads', 'new'].map(sort => `${path}?sort=${sort}`)),
    ...[name, name.slice(0, 2)].flatMap(text => [
      `/search?q=${encodeURIComponent(text)}`,
      `/search/suggest?q=${encodeURIComponent(text)}`,
    ]),
    ...['/feed.xml', '/sitemap.xml', '/apps/135'],
  ]
  const mip = listed.filter(path => /^\/apps\/\d+$/.test(path)).map(path => `/mip${path}`)
  return [
    ...paths.flatMap(path => ['Chrome', PHONE].map(agent => ({ path, agent }))),
    ...mip.map(path => ({ path, agent: PHONE })),
  ]
}

test('[DL-3] two seconds after a takedown no page that the edge keeps shows the app', async () => {
  // One that stands everywhere: the most downloaded game that has a gift.
  const text = `
    select app_id::integer as id, name from app_texts
    where locale = 'zh-CN' and app_id = (
      select one.id from app_ranks, unnest(app_ids) with ordinality one (id, place)
      where list = 'game' and sort = 'downloads'
        and exists (select from gift_cards where app_id = one.id and valid_until > now() and remaining > 0)
      order by place
      limit 1
    )`
  const [{ id, name } = { id: 0, name: '' }] = (await query(temp.at.database, text)).rows
  // So that the feed has it too.
  const current = `id = (select current_version_id from apps where id = ${id})`
  await putAll(temp.at.database, 'versions', { released_at: inHours(0) }, current)
  const waiting = 'select from outbox where done_at is null limit 1'
  await waitFor(
    'the edge to have all of it',
    async () => (await query(temp.at.database, waiting)).rowCount === 0,
  )
  const own = new RegExp(`^(/mip|/en)?/apps/${id}(/|$)`)
  // Of the pages of single apps, which are most of them, some; all with CRAWL_SHARE=1.
  const isOfApp = (path: string) => /\/apps\/\d+/.test(path)
  const pages = (await allPages(name)).filter(
    ({ path }) => !own.test(path) && (!isOfApp(path) || isInSample(path)),
  )
  const before = await showing(pages, id, name)
  const kinds = new Set(before.map(({ path }) => path.replace(/\d+|\?.*/g, '')))
  expect([...kinds].sort()).toEqual(SHOWING)
  console.log(`${before.length} of ${pages.length} kept pages show app ${id}`)
  for (const page of before) expect((await get(page)).cache, page.path).toBe('hit')

  const { text: detail } = await get({ path: `/apps/${id}`, agent: PHONE })
  const handedOut = await handedOutOn(detail, id)
  for (const [what, path] of Object.entries(handedOut))
    expect([what, await statusOf(path)]).toEqual([what, 200])

  const began = performance.now()
  await takeDown(id)
  const given = performance.now()
  // One of each kind all the time, to know when; and in the end every one.
  const oneOfEach = [...Map.groupBy(before, ({ path }) => path.replace(/\d+|\?.*/g, '')).values()].flatMap(
    ([one]) => one ?? [],
  )
  const gone = await Promise.all([
    ...oneOfEach.map(page =>
      goneAfter(page.path, async () => (await showing([page], id, name)).length === 0),
    ),
    ...[`/apps/${id}`, `/mip/apps/${id}`, `/apps/${id}/comments`, `/en/apps/${id}`].map(path =>
      goneAfter(path, async () => (await get({ path, agent: PHONE })).status === 410),
    ),
    ...Object.entries(handedOut).map(([what, path]) =>
      goneAfter(what, async () => (await statusOf(path)) !== 200),
    ),
  ])
  console.log(
    `command ${Math.round(given - began)} ms; gone, the last first: ${gone
      .sort((a, b) => b.ms - a.ms)
      .map(({ what, ms }) => `${what} ${Math.round(ms)} ms`)
      .join(', ')}`,
  )
  expect(gone.filter(({ ms }) => ms > within(2000))).toEqual([])
  expect(await showing(before, id, name)).toEqual([])

  async function goneAfter(what: string, isGone: () => Promise<boolean>) {
    while (!(await isGone()) && performance.now() - began < 10_000) await pause(50)
    return { what, ms: performance.now() - began }
  }
}, 120_000)

async function takeDown(app: number): Promise<void> {
  const db = openDatabase({ url: temp.at.staffDatabase, pool: 1 })
  const input = { app }
  try {
    await runCommand(db, {
      command: 'app.takedown',
      input,
      actor: 'a test',
      role: 'moderator',
      reason: 'it lies',
    })
  } finally {
    await db.destroy()
  }
}

/** What whoever has it goes on using: the file by a link of the page and by the redirect, and the picture for sharing. */
async function handedOutOn(detail: string, app: number): Promise<Record<string, string>> {
  const file = /href="([^"]*\/packages\/[^"]*)"/.exec(detail)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const picture = /property="og:image" content="([^"]*)"/.exec(detail)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const redirect = await fetch(`${temp.at.edge}/apps/${app}/newurl?source=detail`, { redirect: 'manual' })
  return {
    'file by link': file,
    'file by redirect': redirect.headers.get('location') ?? '',
    'share picture': picture,
  }
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(new URL(path, temp.at.edge), { headers: { 'user-agent': PHONE } })
  await answer.body?.cancel()
  return answer.status
}
