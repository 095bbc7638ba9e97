/** @module-tag full: details of one screen; tests/integration/console has the commands. */

import type { Page } from '@playwright/test'
import { comeIn, consoleUrl, expect, pressOn, test } from './console.ts'
import { seenAtEdge } from './seen.ts'

test.use({ expectedErrors: [/status of 4/] })

const DAY_MS = 86_400_000
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})
/** In the form's format and the store's zone. */
const clockIn = (days: number) => clock.format(Date.now() + days * DAY_MS).replace(' ', 'T')

interface Ad {
  app: number
  url: string
  from?: string
  until?: string
}

async function placeAd(page: Page, { app, url, from = '', until = '' }: Ad): Promise<void> {
  await page.goto(`${consoleUrl}/placements/ad/new?appId=${app}`)
  await expect(page.locator('[name=appId]')).toHaveValue(String(app))
  await page.getByLabel('链接').fill(url)
  await page.getByLabel('图片', { exact: true }).fill('/img/demo/ad_1200x675.jpg')
  await page.getByLabel('开始时间').fill(from)
  await page.getByLabel('结束时间').fill(until)
  await pressOn(page, '发布投放')
  await expect(page.locator('#done')).toBeVisible()
}

const rowOf = (page: Page, url: string) => page.locator('tr', { hasText: url })

/** The ads that a visitor's page shows. */
const adsSeen = (app: number, isSeen: (ads: string) => boolean) =>
  seenAtEdge('/wdjweb/api/getAdConfig', (status, text) => status === 200 && isSeen(text), {
    method: 'POST',
    body: new URLSearchParams({ appType: '0', pageType: '0', appId: String(app) }),
  })

for (const script of [true, false])
  test.describe(script ? 'by keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('an ad of tomorrow is not seen today, one from now on is, and ends when it is ended', async ({
      page,
      makeApp,
    }) => {
      const app = await makeApp()
      const [later, now] = ['later', 'now'].map(when => `https://ads.example/${when}-${app.id}`) as [
        string,
        string,
      ]
      await comeIn(page, 'placer', { script })
      await placeAd(page, { app: app.id, url: later, from: clockIn(1), until: clockIn(3) })
      await expect(rowOf(page, later)).toContainText('待开始')
      await adsSeen(app.id, ads => !ads.includes(later))

      await placeAd(page, { app: app.id, url: now, until: clockIn(0.5) })
      await adsSeen(app.id, ads => ads.includes(now))
      await expect(rowOf(page, now)).toContainText('展示中')
      await expect(rowOf(page, now)).not.toContainText('冲突')

      await pressOn(page, now)
      await expect(page.getByLabel('链接')).toHaveValue(now)
      await pressOn(page, '立即结束')
      await expect(page.locator('#done')).toBeVisible()
      await adsSeen(app.id, ads => !ads.includes(now))
    })
  })

test('two placements in one spot at one time show a warning, with the one that visitors see', async ({
  page,
  makeApp,
}) => {
  const app = await makeApp()
  const [first, second] = ['first', 'second'].map(name => `https://ads.example/${name}-${app.id}`) as [
    string,
    string,
  ]
  await comeIn(page, 'placer')
  await placeAd(page, { app: app.id, url: first, until: clockIn(2) })
  await placeAd(page, { app: app.id, url: second, from: clockIn(1), until: clockIn(4) })
  await expect(rowOf(page, first)).toContainText('冲突')
  await expect(rowOf(page, second)).toContainText('冲突')
  await pressOn(page, second)
  await expect(page.getByRole('alert')).toContainText('访客看到的是这一个')
  await page.getByRole('alert').getByRole('link').click()
  await expect(page.getByRole('alert')).toContainText('可能看到的是另一个')

  await page.getByLabel('结束时间').fill(clockIn(0.9))
  await pressOn(page, '发布改动')
  await expect(page.locator('#done')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('what is refused comes back with what was written, and who may not place sees no way to', async ({
  page,
  makeApp,
}) => {
  const app = await makeApp()
  await comeIn(page, 'placer')
  await page.goto(`${consoleUrl}/placements/notice/new?appId=${app.id}`)
  await page.getByLabel('正文', { exact: true }).fill('明早维护')
  await page.getByLabel('链接').fill('javascript:alert(1)')
  await pressOn(page, '发布投放')
  await expect(page.locator('#refused')).toBeVisible()
  await expect(page.getByLabel('正文', { exact: true })).toHaveValue('明早维护')
  await page.getByLabel('链接').fill('')
  await page.locator('summary', { hasText: '其他语言' }).click()
  await page.getByLabel('正文 (en)').fill('Closed tomorrow morning')
  await pressOn(page, '发布投放')
  await expect(page.locator('#done')).toBeVisible()
  await seenAtEdge(app.path, (_, text) => text.includes('明早维护'))
  await seenAtEdge(`/en${app.path}`, (_, text) => text.includes('Closed tomorrow morning'))

  await page.context().clearCookies()
  await comeIn(page, 'moderator', { script: false })
  await page.goto(`${consoleUrl}/placements`)
  await expect(page.getByRole('link', { name: '写公告' })).toHaveCount(0)
})
