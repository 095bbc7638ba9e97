import type { Page } from '@playwright/test'
import { API_PATH } from '../../contract/api/paths.ts'
import { EXPERIMENTS } from '../../contract/experiments.ts'
import { assignVariant } from '../../rules/experiments/assign-variant.ts'
import type { MadeApp } from '../support/make-app.ts'
import { ready, watchDownloads } from './download-watch.ts'
import { button } from './install-page.ts'
import { expect, phone, test } from './test.ts'
import { storedOnce, visitOf } from './visit.ts'

let apps: { one: MadeApp; another: MadeApp }
test.beforeAll(async ({ makeApp }) => {
  apps = { one: await makeApp(), another: await makeApp() }
})

/** Answers as a store whose staff have started the experiment; other tests share the real one. */
async function start(page: Page): Promise<void> {
  await page.route(`**${API_PATH.getDownloadConfig}`, async route => {
    const response = await route.fetch()
    const { state, data } = await response.json()
    await route.fulfill({
      response,
      json: { state, data: { ...data, experiments: { 'install-guide': 100 } } },
    })
  })
}

/** An id that gets this variant. */
function visitorWith(variant: string): string {
  const isOf = (id: string) =>
    assignVariant(id, 'install-guide', EXPERIMENTS['install-guide'], 100) === variant
  const ids = Array.from({ length: 50 }, (_, i) => String(i).padStart(24, '0'))
  return ids.find(isOf) ?? ''
}
const keepId = (page: Page, id: string) =>
  page.addInitScript(id => {
    if (location.origin !== 'null') localStorage.setItem('experiment_id', id)
  }, id)
const keptId = (page: Page) => page.evaluate(() => localStorage.getItem('experiment_id'))
const guide = (page: Page) => page.getByRole('dialog', { name: '下载好之后，这样安装' })
const codeOf = (page: Page) => {
  const urls: string[] = []
  page.on('request', request => {
    if (/\/assets\/meet-experiment-/.test(request.url())) urls.push(request.url())
  })
  return urls
}

async function download(page: Page, { path }: MadeApp): Promise<void> {
  const configured = page.waitForResponse(response => response.url().includes(API_PATH.getDownloadConfig))
  await page.goto(path)
  await ready(page)
  await configured
  await Promise.all([page.waitForEvent('download'), button(page).click()])
}

test.describe('a phone whose visitor agreed', () => {
  test.use({ ...phone, consent: 'yes' })

  for (const variant of EXPERIMENTS['install-guide'])
    test(`meets the variant “${variant}” once a visit, after the download, and never sends the id`, async ({
      page,
    }) => {
      const id = visitorWith(variant)
      const sent: string[] = []
      page.on('request', request =>
        sent.push(request.url() + JSON.stringify(request.headers()) + (request.postData() ?? '')),
      )
      await start(page)
      await keepId(page, id)
      await download(page, apps.one)
      const visit = await visitOf(page)
      if (variant === 'shown') await expect(guide(page)).toBeVisible()
      const isExposed = ({ action }: { action: string }) => action === 'exposed'
      await storedOnce(visit, events => events.some(isExposed))
      await expect(guide(page)).toHaveCount(variant === 'shown' ? 1 : 0)
      await download(page, apps.another)
      const events = await storedOnce(
        visit,
        events => events.filter(({ downloadType }) => downloadType !== '').length === 2,
      )
      const [first] = events.filter(({ downloadType }) => downloadType !== '')
      const exposed = events.filter(isExposed)
      expect(exposed).toMatchObject([{ type: 'event', ab: `install-guide:${variant}`, appId: apps.one.id }])
      expect(String(exposed[0]?.at) >= String(first?.at)).toBe(true)
      expect(sent.filter(one => one.includes(id))).toEqual([])
    })

  test('fetches nothing of it while no experiment runs', async ({ page }) => {
    const code = codeOf(page)
    await download(page, apps.one)
    await expect(guide(page)).toBeVisible()
    expect([code, await keptId(page)]).toEqual([[], null])
  })
})

test.describe('a phone whose visitor agreed, where code is lost', () => {
  test.use({ ...phone, consent: 'yes', expectedErrors: [/ERR_FAILED/] })

  test('fetches nothing of it before the download, and sees the guide if its code is not to be had', async ({
    page,
    context,
  }) => {
    const code = codeOf(page)
    await start(page)
    await context.route(/\/assets\/meet-experiment-/, route => route.abort())
    await watchDownloads(context)
    await page.goto(apps.one.path)
    await ready(page)
    await page.waitForLoadState('networkidle')
    expect([code, await keptId(page)]).toEqual([[], null])
    await button(page).click()
    await expect(guide(page)).toBeVisible()
    expect(code).toHaveLength(1)
  })
})

test.describe('a phone whose visitor said no', () => {
  test.use({ ...phone, consent: 'no' })

  test('has no part in an experiment', async ({ page }) => {
    const code = codeOf(page)
    await start(page)
    await download(page, apps.one)
    await expect(guide(page)).toBeVisible()
    expect([code, await keptId(page)]).toEqual([[], null])
  })
})
