import type { BrowserContextOptions, Page } from '@playwright/test'
import { APP_STATUS } from '../../contract/bridge.ts'
import { METHODS } from '../../contract/bridge-methods.ts'
import { ROWS, type RowName } from '../../rules/install/plan.ts'
import type { MadeApp } from '../support/make-app.ts'
import { ready, watchDownloads } from './download-watch.ts'
import { client, wechat } from './install-page.ts'
import { BRIDGES, type Bridge, plantClient } from './planted-client.ts'
import { expect, pc, phone, store, test } from './test.ts'
import { landIf } from './tiers.ts'

/** Every press ends in a file, in a program that has the app, or in words on the page, within this time. */
const LIMIT_MS = 3000
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const HELPER = 'http://127.0.0.1:58333/'

type End = 'file' | 'client' | 'words'
interface Flow {
  row: RowName
  options: BrowserContextOptions
  /** What the server says of the app. */
  config?: 'custom' | 'fast' | 'fastAddress' | 'redirect'
  control?: 'install' | 'helper' | 'file'
  /** The client's, or the desktop helper's. */
  bridges: Partial<Record<Bridge, End>>
  status?: number
}

const inClient = { ...phone, userAgent: client }
const none = (end: End) => ({ missing: end })
const flows: Flow[] = [
  { row: 'other-device', options: { ...phone, userAgent: iphone }, bridges: none('words') },
  { row: 'messaging', options: { ...phone, userAgent: wechat }, bridges: none('words') },
  { row: 'this-file', options: phone, control: 'file', bridges: none('file') },
  {
    row: 'this-file',
    options: inClient,
    control: 'file',
    bridges: { answering: 'file', slow: 'file', silent: 'file', missing: 'file' },
  },
  { row: 'client-busy', options: inClient, status: APP_STATUS.installing, bridges: { answering: 'words' } },
  {
    row: 'client-bridge',
    options: inClient,
    bridges: { answering: 'client', slow: 'client', silent: 'words' },
  },
  { row: 'client-frame', options: inClient, bridges: none('words') },
  {
    row: 'helper-answers',
    options: pc,
    control: 'helper',
    bridges: { answering: 'client', slow: 'client' },
  },
  { row: 'helper-scheme', options: pc, control: 'helper', bridges: { silent: 'words', missing: 'words' } },
  { row: 'install-phone', options: phone, control: 'install', bridges: none('words') },
  { row: 'custom', options: phone, config: 'custom', bridges: none('file') },
  { row: 'high-speed-address', options: phone, config: 'fastAddress', bridges: none('file') },
  { row: 'high-speed', options: phone, config: 'fast', bridges: none('words') },
  { row: 'redirect', options: phone, config: 'redirect', bridges: none('file') },
  { row: 'file', options: phone, bridges: none('file') },
]

const address = 'https://developer.example/get'
const named = { display: '去拿', ch: 'ch1' }
const apps = {} as Record<NonNullable<Flow['config']>, MadeApp>
test.beforeAll(async ({ makeApp }) => {
  const say = (rest: object) => makeApp({ downloadConfig: { ...named, ...rest } })
  apps.custom = await say({ download_type: 2, download_url: address })
  apps.fast = await say({ download_type: 0 })
  apps.fastAddress = await say({ download_type: 0, download_url: address })
  apps.redirect = await makeApp({ app: { direct_package: false } })
})

test('[DL-8] [DL-9] the table has every row of the install flows, and every kind of client', () => {
  expect(new Set(flows.map(({ row }) => row))).toEqual(new Set(ROWS.map(({ name }) => name)))
  const walked = new Set(flows.flatMap(({ bridges }) => Object.keys(bridges)))
  expect(walked).toEqual(new Set(Object.keys(BRIDGES)))
})

for (const { row, options, config, control, bridges, status } of flows)
  for (const [bridge, end] of Object.entries(bridges) as [Bridge, End][])
    test(`[DL-8] [DL-9] ${row}, ${options === inClient ? 'client' : 'browser'}, ${bridge}: ends in ${end} within 3 s`, {
      tag: landIf(options !== phone || config === 'fast'),
    }, async ({ browser }) => {
      const context = await browser.newContext({ ...options, baseURL: store.at.edge, locale: 'zh-CN' })
      const watch = await watchDownloads(context)
      const page = await context.newPage()
      await page.route(address, route => route.fulfill({ body: '' }))
      const answered = await plantClient(page, options === inClient ? bridge : 'missing', status)
      const answerHelper = await plantHelper(page, bridge)
      await page.clock.install()
      const asked = page.waitForResponse('**/getDownloadConfig')
      await page.goto(config ? apps[config].path : '/apps/1')
      await ready(page)
      await (await asked).finished()
      await page.clock.pauseAt(Date.now() + 1000)
      await press(page, control)
      await page.clock.runFor(BRIDGES.slow ?? 0)
      answerHelper()
      await page.clock.runFor(LIMIT_MS - BRIDGES.slow)
      const words = page
        .getByRole('dialog')
        .or(page.getByRole('region', { name: /没有反应|没有成功/ }))
        .or(page.locator('a[data-wants=download][aria-disabled]:visible', { hasText: '安装中' }))
      const taken = page.getByRole('region', { name: '已交给电脑助手' })
      if (end === 'words') await expect(words.last()).toBeVisible()
      else if (end === 'file')
        await expect.poll(() => watch.downloads.length > 0 || page.url() === address).toBe(true)
      else if (control === 'helper') await expect(taken).toBeVisible()
      else await expect.poll(() => answered).toContain(METHODS.download.id)
      // Nothing starts without a press, and only what has the app counts as a download.
      if (end !== 'file') expect(watch.downloads).toEqual([])
      expect(watch.events).toHaveLength(end === 'words' ? 0 : 1)
      await context.close()
    })

async function press(page: Page, control: Flow['control']): Promise<void> {
  if (control === 'install') await page.getByText('用花架客户端安装').click()
  if (control === 'helper') {
    await page.getByRole('button', { name: '更多下载方式' }).click()
    await page.getByRole('link', { name: /用电脑助手安装/ }).click()
  } else if (control === 'file') await page.locator('#versions a[data-wants=file]').first().click()
  else
    await page
      .locator(`a[data-wants=${control ?? 'download'}]:visible`)
      .first()
      // A disabled one too.
      .click({ force: true })
}

/** Acts as the desktop helper; a slow one answers when the returned function is called. */
async function plantHelper(page: Page, bridge: Bridge): Promise<() => void> {
  let answer = () => {}
  const slow = new Promise<void>(done => {
    answer = done
  })
  await page.route(HELPER, async route => {
    if (bridge === 'missing') return route.abort()
    if (bridge === 'silent') return
    if (bridge === 'slow') await slow
    await route.fulfill({ json: { productId: 2011 }, headers: { 'access-control-allow-origin': '*' } })
  })
  return answer
}
