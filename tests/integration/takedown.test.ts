import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { openDatabase } from '../../data/db/database.ts'
import { tier } from '../../ops/checks/test-run/tier.ts'
import { waitFor } from '../../ops/process.ts'
import { putAll } from '../support/put-rows.ts'
import { putSizes } from '../support/put-sizes.ts'
import { query } from '../support/query.ts'
import { locsOf } from '../support/read-page.ts'
import { sampleOf } from '../support/sample.ts'
import { type AppSigns, appsOn, readAppSigns } from '../support/shown-apps.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { inHours } from '../support/values.ts'
import { within } from '../support/within.ts'

const sample = sampleOf(240)

const PHONE = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const AT_ONCE = 4
/** Before a landing; the full tier looks at all that show the app. */
const MAX_OF_A_KIND = 2
const REASON = 'it sends messages'
/** The kinds of pages that show an app of others. */
const SHOWING = [
  '/',
  '/apps/',
  '/category/',
  '/developers/',
  '/en',
  '/en/apps/',
  '/en/category/',
  '/en/developers/',
  '/en/gifts',
  '/en/sitemaps/apps-.xml',
  '/en/top',
  '/en/top/game',
  '/feed.xml',
  '/gifts',
  '/mip/apps/',
  '/search',
  '/search/suggest',
  '/sitemaps/apps-.xml',
  '/top',
  '/top/game',
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

const kindOf = ({ path }: Asked) => path.replace(/\d+|\?.*/g, '')
const kindsOf = (pages: Asked[]) => [...new Set(pages.map(kindOf))].sort()

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
    '/feed.xml',
    '/sitemap.xml',
    '/apps/135',
  ]
  const mip = listed.filter(path => /^\/apps\/\d+$/.test(path)).map(path => `/mip${path}`)
  return [
    ...paths.flatMap(path => ['Chrome', PHONE].map(agent => ({ path, agent }))),
    ...mip.map(path => ({ path, agent: PHONE })),
  ]
}

test(`[DL-3] after a takedown no page that the edge keeps shows the app (${sample.share} page)`, async () => {
  // One that is in every list: the most downloaded game that has a gift.
  const text = `
    select app_id::integer as id, name, (select package_name from apps where id = app_id) as "packageName"
    from app_texts
    where locale = 'zh-CN' and app_id = (
      select one.id from app_ranks, unnest(app_ids) with ordinality one (id, place)
      where list = 'game' and sort = 'downloads'
        and exists (select from gift_cards where app_id = one.id and valid_until > now() and remaining > 0)
      order by place
      limit 1
    )`
  const [{ id, name, packageName } = { id: 0, name: '', packageName: '' }] = (
    await query(temp.at.database, text)
  ).rows
  // So that the feed has it too.
  const current = `id = (select current_version_id from apps where id = ${id})`
  await putAll(temp.at.database, 'versions', { released_at: inHours(0) }, current)
  const waiting = 'select from outbox where done_at is null limit 1'
  await waitFor(
    'the edge to have all of it',
    async () => (await query(temp.at.database, waiting)).rowCount === 0,
  )
  const own = new RegExp(`^(/mip|/en)?/apps/${id}(/|$)`)
  const pages = (await allPages(name)).filter(({ path }) => !own.test(path))
  const sampled = pages.filter(({ path }) => sample.has(path))
  let before = await showing(sampled, id, name)
  // Of each kind that the sample lacks, pages are read until one shows the app.
  const left = Map.groupBy(
    pages.filter(({ path }) => !sample.has(path)),
    kindOf,
  )
  const { rows: alike } = await query(
    temp.at.database,
    `select '/apps/' || other.app_id as path from app_categories mine
     join app_categories other using (category_id) where mine.app_id = ${id}
     union all select '/category/' || category_id from app_categories where app_id = ${id}
     union all select '/developers/' || developer_id from apps where id = ${id}`,
  )
  const likely = new Set(alike.map(row => row.path))
  const plain = ({ path }: Asked) => path.replace(/^\/(en|mip)(?=\/)|\?.*/g, '')
  const chance = (page: Asked) =>
    before.some(shown => plain(shown) === plain(page)) ? 2 : Number(likely.has(plain(page)))
  for (const kind of SHOWING.filter(kind => !kindsOf(before).includes(kind))) {
    // First those that show it in another form, then those of its developer and its categories.
    const rest = (left.get(kind) ?? [])
      .map(page => ({ page, likely: chance(page) }))
      .sort((a, b) => b.likely - a.likely)
      .map(({ page }) => page)
    while (!kindsOf(before).includes(kind) && rest.length > 0)
      before.push(...(await showing(rest.splice(0, AT_ONCE), id, name)))
  }
  expect(kindsOf(before)).toEqual(SHOWING)
  if (tier === 'land')
    before = [...Map.groupBy(before, kindOf).values()].flatMap(pages => pages.slice(0, MAX_OF_A_KIND))
  console.log(`${before.length} of ${pages.length} kept pages show app ${id}`)
  for (const page of before) expect((await get(page)).cache, page.path).toBe('hit')

  const { text: detail } = await get({ path: `/apps/${id}`, agent: PHONE })
  const handedOut = await handedOutOn(detail, id)
  for (const [what, path] of Object.entries(handedOut))
    expect([what, await statusOf(path)]).toEqual([what, 200])

  const pictures = await picturesOf(id)
  for (const path of pictures) {
    expect([path, await statusOf(path)]).toEqual([path, 200])
    if (path.startsWith('/img/')) expect((await get({ path, agent: PHONE })).cache, path).toBe('hit')
  }
  const { text: withdrawnBefore } = await get({ path: '/withdrawn.json', agent: 'Chrome' })
  expect(withdrawnBefore).not.toContain(`"${packageName}"`)

  const ownPages = [`/apps/${id}`, `/mip/apps/${id}`, `/apps/${id}/comments`, `/en/apps/${id}`]
  const began = performance.now()
  await takeDown(id)
  const given = performance.now()
  // One of each kind all the time, to know when; and in the end every one.
  const oneOfEach = [...Map.groupBy(before, kindOf).values()].flatMap(([one]) => one ?? [])
  const gone = await Promise.all([
    ...oneOfEach.map(page =>
      goneAfter(page.path, async () => (await showing([page], id, name)).length === 0),
    ),
    ...ownPages.map(path => goneAfter(path, async () => (await get({ path, agent: PHONE })).status === 410)),
    ...Object.entries(handedOut).map(([what, path]) =>
      goneAfter(what, async () => (await statusOf(path)) !== 200),
    ),
    ...pictures.map(path => goneAfter(path, async () => (await statusOf(path)) === 410)),
    goneAfter('/withdrawn.json', async () =>
      (await get({ path: '/withdrawn.json', agent: 'Chrome' })).text.includes(`"${packageName}"`),
    ),
  ])
  console.log(
    `command ${Math.round(given - began)} ms; gone, the last first: ${gone
      .sort((a, b) => b.ms - a.ms)
      .map(({ what, ms }) => `${what} ${Math.round(ms)} ms`)
      .join(', ')}`,
  )
  expect(gone.filter(({ isGone }) => !isGone)).toEqual([])
  // Nor does it come back: not on a page that showed it, not on its own, and not by a link that was handed out.
  expect(await showing(before, id, name)).toEqual([])
  for (const path of ownPages) {
    const { status, text } = await get({ path, agent: PHONE })
    expect([path, status]).toEqual([path, 410])
    expect(text, path).toContain(path.startsWith('/en/') ? 'If you have it, uninstall it now' : '请立即卸载')
    expect(text).not.toContain(REASON)
  }
  for (const path of pictures) expect(await statusOf(path), path).toBe(410)
  for (const [what, path] of Object.entries(handedOut)) expect(await statusOf(path), what).not.toBe(200)

  async function goneAfter(what: string, isGone: () => Promise<boolean>) {
    const deadline = began + within(2000)
    while (!(await isGone())) {
      if (performance.now() > deadline) return { what, isGone: false, ms: performance.now() - began }
      await pause(150)
    }
    return { what, isGone: true, ms: performance.now() - began }
  }
}, 120_000)

async function takeDown(app: number): Promise<void> {
  const db = openDatabase({ url: temp.at.staffDatabase, pool: 1 })
  const input = { app }
  try {
    await runCommand(db, {
      command: 'app.takedown',
      input,
      actor: 'shell:test',
      role: 'owner',
      reason: REASON,
      reasonKind: 'malware',
    })
  } finally {
    await db.destroy()
  }
}

/** What users keep using: the file by a link of the page and by the redirect, and the picture for sharing. */
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

/** Its icon, a screenshot, the picture of its video and the video: some of the sizes and formats, as the edge keeps each by itself. */
async function picturesOf(app: number): Promise<string[]> {
  const text = `
    select icon_key as icon, (select image_key from screenshots where app_id = apps.id order by position limit 1) as shot,
      (select poster_key from videos where app_id = apps.id limit 1) as poster,
      (select url from videos where app_id = apps.id limit 1) as video
    from apps where id = ${app}`
  const { icon, shot, poster, video } = (await query(temp.at.database, text)).rows[0]
  expect(icon && shot).toBeTruthy()
  const { mediaDir } = temp.store
  putSizes(mediaDir, icon, '130x130.png', '65x65.webp')
  putSizes(mediaDir, shot, '203x360.jpg', '314x558.webp')
  if (poster) putSizes(mediaDir, poster, '798x448.webp')
  return [
    ...['130x130.png', '65x65.webp'].map(size => `/img/${icon}_${size}`),
    ...['203x360.jpg', '314x558.webp'].map(size => `/img/${shot}_${size}`),
    ...(poster ? [`/img/${poster}_798x448.webp`, video] : []),
  ]
}

async function statusOf(path: string): Promise<number> {
  const answer = await fetch(new URL(path, temp.at.edge), { headers: { 'user-agent': PHONE } })
  await answer.body?.cancel()
  return answer.status
}
