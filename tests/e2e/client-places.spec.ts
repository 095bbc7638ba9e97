/** @module-tag full: one case per method of the client; client.spec.ts has its buttons. */

import { expectCalls, openInside, withSimulator } from './inside-client.ts'
import { devices, expect, test } from './test.ts'

const simulatorUrl = withSimulator()
const whole = (path: string) => new URL(path, simulatorUrl()).href

/** The demo's game that is not out yet. */
const COMING = 243

test('[BR-2] [BR-8] a card of a list opens the client’s own page of the app; where it can’t, the link is followed', async ({
  page,
}) => {
  const inside = await openInside(page)
  const { frame, calls, choose } = inside
  const card = frame.locator('[data-module=related] [data-card]').first()
  const packageName = await card.getAttribute('data-pname')
  const appId = Number(await card.getAttribute('data-app-id'))
  await calls()
  await card.getByRole('link').click()
  await expectCalls(inside, [['detail', { appId, packageName }]])
  await choose({ answer: 'HOST_ERROR' })
  await card.getByRole('link').click()
  await expect(frame.locator('body')).toHaveAttribute('data-app-id', String(appId))
})

test('[BR-2] [BR-8] the developer is followed, and no longer', async ({ page }) => {
  const inside = await openInside(page)
  const { frame, calls, toast } = inside
  const app = { appId: 1, packageName: 'app.qingyu.moss' }
  await calls()
  await frame.getByRole('button', { name: '关注开发者' }).click()
  await expectCalls(inside, [['follow', app]])
  await frame.getByRole('button', { name: '已关注' }).click()
  await expectCalls(inside, [['unfollow', app]])
  await expect(frame.getByRole('button', { name: '关注开发者' })).toBeVisible()
  await expect(toast).toBeHidden()
})

test('[BR-2] [BR-8] a game that is not out yet can be ordered, and one that is out can’t', async ({
  page,
}) => {
  await page.goto(`${simulatorUrl()}?path=/apps/${COMING}`)
  const frame = page.frameLocator('#frame')
  await frame.getByRole('button', { name: '预约' }).click()
  await expect(page.locator('#toast')).toHaveText('预约成功')
  const ordered = page.locator('#wire [data-from=page]', { hasText: '→ order' })
  await expect(ordered).toContainText('"appId":243')
  const { frame: out } = await openInside(page)
  await expect(out.getByRole('button', { name: '收藏' })).toBeVisible()
  await expect(out.getByRole('button', { name: '预约' })).toHaveCount(0)
})

test('[BR-2] [BR-3] [BR-7] [BR-8] home, video and notices open as pages of native, and the page can be left', async ({
  page,
}) => {
  const inside = await openInside(page)
  const { frame, calls } = inside
  await calls()
  await frame.getByRole('link', { name: '花架 Pergola 首页' }).click()
  await expectCalls(inside, [['routePage', { router: 'pergola://router/home' }]])
  const video = frame.getByRole('link', { name: '用客户端播放' })
  const url = whole((await video.getAttribute('href')) ?? '')
  await video.click()
  await expectCalls(inside, [['videoPage', { url }]])
  await frame.getByRole('button', { name: '返回客户端' }).click()
  await expectCalls(inside, [['exitPage', {}]])
  const notice = frame.getByRole('list', { name: '公告' }).getByRole('link').first()
  const news = whole((await notice.getAttribute('href')) ?? '')
  await notice.dispatchEvent('click')
  await expectCalls(inside, [['articlePage', { url: news }]])
})

test('[BR-2] [BR-3] [BR-8] on a mobile network the visitor is asked before a download', async ({ page }) => {
  const inside = await openInside(page)
  const { button, calls, choose } = inside
  const names = async () => (await calls()).map(([method]) => method)
  const network = page.getByLabel('Network')
  await calls()
  await network.selectOption('mobile')
  await button.click()
  const sent: [string, unknown][] = []
  await expect
    .poll(async () => sent.push(...(await calls())) && sent.map(([name]) => name))
    .toContain('download')
  expect(sent.map(([name]) => name)).toEqual(['systemInfo', 'popup', 'download'])
  expect(sent[1]?.[1]).toEqual({
    title: '正在使用移动网络',
    content: expect.stringMatching(/^下载会用掉约 [\d.]+MB 流量，要继续吗？$/),
  })
  // A no is no, and nothing more is said.
  await choose({ answer: 'CANCELLED' })
  await network.selectOption('wifi')
  await button.click()
  await expect.poll(names).toContain('download')
})

test('[BR-2] the client gets the file that is for the phone, by what it says of it', async ({
  page,
  makeApp,
}) => {
  // Of the browser alone it would be the one for all; of an unknown phone too.
  const app = await makeApp({ files: { universal: 24, 'arm64-v8a': 28, 'armeabi-v7a': 24 } })
  const { button, calls, frame } = await openInside(page, { path: app.path })
  const sent: [string, unknown][] = []
  await button.click()
  await expect
    .poll(async () => sent.push(...(await calls())) && sent.map(([name]) => name))
    .toContain('download')
  const link = frame.locator('#files [data-abi=arm64-v8a]')
  const bytes = Number(await link.getAttribute('data-bytes'))
  expect(sent.at(-1)).toEqual([
    'download',
    expect.objectContaining({ downloadUrl: expect.stringContaining('/arm64-v8a.apk?'), size: bytes }),
  ])
  await expect(frame.locator('[data-for-you]')).toBeVisible()
})

test('[BR-2] [BR-8] what the visitor gave up in the popup is not downloaded', async ({ page }) => {
  const { button, calls } = await openInside(page, {
    before: async simulator => {
      await simulator.getByLabel('Network').selectOption('mobile')
    },
  })
  await calls()
  // The answer to the popup alone: the network was reported before.
  await page.locator('#wire').evaluate(wire => {
    const refuse = new MutationObserver(() => {
      if (!wire.lastElementChild?.textContent?.includes('systemInfo')) return
      const answer = document.querySelector<HTMLSelectElement>('[name=answer]')
      if (answer && wire.lastElementChild.getAttribute('data-from') === 'native') answer.value = 'CANCELLED'
    })
    refuse.observe(wire, { childList: true })
  })
  await button.click()
  await expect.poll(async () => (await calls()).map(([method]) => method)).toContain('popup')
  await page.waitForTimeout(300)
  expect((await calls()).map(([method]) => method)).toEqual([])
})

test('[BR-2] [VAL-1] [BR-8] a number of eleven digits is asked for before the flow is checked', async ({
  page,
}) => {
  const inside = await openInside(page)
  const { frame, calls, toast } = inside
  await frame.getByText('查免流量').click()
  const field = frame.getByLabel('手机号')
  const check = frame.getByRole('button', { name: '查询' })
  await calls()
  for (const wrong of ['15412345678', '1391234567', '19912345678']) {
    await field.fill(wrong)
    await check.click()
    expect(await field.evaluate(input => (input as HTMLInputElement).validationMessage)).toBe(
      '请填写 11 位的手机号',
    )
  }
  await field.fill('13912345678')
  await check.click()
  await expect(toast).toHaveText('这个号码下载不计流量')
  const sent = (await calls()).filter(([method]) => method !== 'keyboard')
  expect(sent).toEqual([
    ['flowCheck', { checkType: 0, carrierType: 0, phoneToken: '13912345678' }],
    ['toast', { msg: '这个号码下载不计流量' }],
  ])
})

test.describe('a visitor who has not answered', () => {
  test.use({ consent: 'nothing' })

  test('[BR-2] [BR-8] the client remembers what the visitor answered, also when the page forgets', async ({
    page,
  }) => {
    const inside = await openInside(page)
    const { frame, calls, choose } = inside
    await calls()
    await frame.getByRole('button', { name: '不同意' }).click()
    await expectCalls(inside, [['keyValueSet', { key: 'consent', value: 'no' }]])
    await frame.locator('body').evaluate(() => localStorage.clear())
    await choose({ fault: 'slow' })
    await page.getByRole('button', { name: 'Go' }).click()
    await expect.poll(async () => (await calls()).map(([method]) => method)).toContain('keyValueGet')
    await expect(frame.getByRole('button', { name: '不同意' })).toBeVisible()
    await expect.poll(() => frame.locator('body').evaluate(() => localStorage.consent)).toBe('no')
    await expect(frame.getByRole('button', { name: '不同意' })).toBeHidden()
  })
})

for (const { pageType, options, tag } of devices) {
  test.describe(`outside the client, ${pageType}`, { tag }, () => {
    test.use(options)

    test('[BR-8] nothing of it shows, and every link is a link', async ({ page }) => {
      await page.goto('/apps/1')
      for (const name of ['关注开发者', '返回客户端', '查免流量', '预约'])
        await expect(page.getByText(name)).toBeHidden()
      await page.getByRole('link', { name: '花架 Pergola 首页' }).click()
      await expect(page).toHaveURL('/')
    })
  })
}
