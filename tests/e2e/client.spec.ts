import type { Page } from '@playwright/test'
import { APP_STATUS, type AppStatus } from '../../contract/bridge.ts'
import { DIALECTS } from '../../contract/bridge-wire.ts'
import { isExpectedMove } from '../../rules/apps/app-moves.ts'
import { expectCalls, type Inside, openInside, pressAtOnce, withSimulator } from './inside-client.ts'
import { expect, test } from './test.ts'
import { FULL, landIf } from './tiers.ts'

const simulatorUrl = withSimulator()
/** Only what can be seen. */
const seen = { useInnerText: true }

const statuses = Object.values(APP_STATUS)
const LABEL: Record<AppStatus, string> = {
  0: '下载',
  2: '下载',
  4: '暂停',
  8: '继续',
  16: '安装',
  32: '安装中',
  64: '打开',
  128: '更新',
  256: '更新',
  512: '解压',
  1024: '解压中',
}
const busy = [32, 1024]

/** One status after the other; what each button says, and whether it can be pressed, after each. */
function pushAll(page: Page, values: number[]): Promise<[says: string, inert: boolean][][]> {
  return page.locator('#app').evaluate((form, values) => {
    const any = form.querySelector<HTMLInputElement>('[name=any]')
    const inside = document.querySelector('iframe')?.contentDocument
    return values.map(value => {
      if (any) any.value = String(value)
      form.querySelector<HTMLElement>('[type=submit]')?.click()
      const buttons = [...(inside?.querySelectorAll('a[data-wants=download]') ?? [])]
      return buttons.map((button): [string, boolean] => [
        button.querySelector('[data-says]')?.textContent ?? '',
        button.getAttribute('aria-disabled') === 'true',
      ])
    })
  }, values)
}

/** The app as its button carries it, and as native must get it. */
async function appOf({ button }: Inside) {
  const data = await button.evaluate((control: HTMLElement) => ({ ...control.dataset }))
  const app = { appId: Number(data.appId), packageName: data.pname }
  const whole = (address = '') => new URL(address, simulatorUrl()).href
  const download = {
    ...app,
    versionId: Number(data.vid),
    name: data.name,
    versionCode: data.vcode,
    versionName: data.vname,
    iconUrl: whole(data.icon),
    resourceType: Number(data.rtype),
    size: Number(data.size),
    downloadUrl: whole(data.url),
    categoryId: Number(data.categoryid),
    subCategoryId: Number(data.subcategoryid),
    recommend: data.rec,
  }
  return { app, download }
}

for (const transport of DIALECTS) {
  test(`[BR-4] ${transport}: the buttons follow every move, and what is unexpected is logged`, {
    tag: landIf(transport === 'webmessage'),
  }, async ({ page }) => {
    const inside = await openInside(page, { transport })
    await expect(inside.button).toContainText('下载')
    await inside.calls()
    const pairs = statuses.flatMap(from => statuses.filter(to => to !== from).flatMap(to => [from, to]))
    const shown = await pushAll(page, pairs)
    expect(shown).toHaveLength(220)
    pairs.forEach((status, i) => {
      const button = [LABEL[status], busy.includes(status)]
      expect([status, shown[i]]).toEqual([status, [button]])
    })
    const unexpected = pairs.flatMap((to, i) => {
      // The simulator's app starts as not downloaded.
      const from = pairs[i - 1] ?? APP_STATUS.undownload
      return isExpectedMove(from, to) ? [] : [`unexpected_status_${from}_${to}`]
    })
    const { app } = await appOf(inside)
    const appName = await inside.button.getAttribute('data-name')
    expect(await inside.calls()).toEqual(
      unexpected.map(action => ['log', { type: 'event', action, page: 'detail', appId: app.appId, appName }]),
    )
  })

  test(`[BR-4] ${transport}: each press asks the client for what the button says`, {
    tag: landIf(transport === 'jsobject'),
  }, async ({ page }) => {
    const inside = await openInside(page, { transport })
    const { button, push, calls } = inside
    const downloads: unknown[] = []
    page.on('download', download => downloads.push(download))
    const { app, download } = await appOf(inside)
    for (const [status, method] of [
      [0, 'download'],
      [4, 'pause'],
      [8, 'continue'],
      [16, 'install'],
      [64, 'open'],
      [128, 'download'],
      [256, 'download'],
      [512, 'uncompress'],
      [2, 'download'],
    ] as const) {
      await push(status)
      await calls()
      await button.click()
      await expectCalls(
        inside,
        method === 'download'
          ? [
              ['systemInfo', {}],
              ['download', download],
            ]
          : [[method, app]],
      )
    }
    for (const status of busy) {
      await push(status)
      await calls()
      await button.click({ force: true })
      await page.waitForTimeout(50)
      expect(await calls()).toEqual([])
    }
    expect(downloads).toEqual([])
  })

  test(`[BR-1] [BR-4] ${transport}: replies that fail on their way leave the button right`, {
    tag: FULL,
  }, async ({ page }) => {
    // Three of them end by time-out, twice each.
    test.setTimeout(90_000)
    await pressAtOnce(page)
    for (const fault of ['doubled', 'late', 'missing', 'malformed']) {
      await test.step(fault, async () => {
        const inside = await openInside(page, { transport, fault })
        const { button, calls, push, choose } = inside
        const { app, download } = await appOf(inside)
        const sent: [string, unknown][] = []
        await expect
          .poll(async () => sent.push(...(await calls())) && sent.map(([method]) => method), {
            timeout: 8000,
          })
          .toContain('download')
        // What is asked while the page opens has no order; the rest comes by the press.
        expect(sent.slice(0, -2).toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
          ['checkStatus', app],
          ['hideLoading', {}],
          ['systemInfo', {}],
          ['title', { show: false }],
        ])
        expect(sent.slice(-2)).toEqual([
          ['systemInfo', {}],
          ['download', download],
        ])
        await expect(button).toContainText('下载')
        await choose({ fault: 'none' })
        await push(8)
        // So long a late reply is still on its way.
        if (fault === 'late') await page.waitForTimeout(700)
        await expect(button).toContainText('继续')
        await calls()
        await button.click()
        await expect.poll(calls).toEqual([['continue', app]])
      })
    }
  })
}

test('[BR-4] a value that is not known counts as 0', { tag: FULL }, async ({ page }) => {
  const { calls } = await openInside(page)
  await calls()
  const shown = await pushAll(page, [64, 7, 64, -1, 64, 4096, 2048])
  expect(shown.map(([first]) => first?.[0])).toEqual(['打开', '下载', '打开', '下载', '打开', '下载', '下载'])
  expect((await calls()).map(([, data]) => (data as { action: string }).action)).toEqual([
    'unexpected_status_2_64',
    'unexpected_status_64_7',
    'unexpected_status_64_-1',
    'unexpected_status_64_4096',
  ])
})

test('[BR-4] the status of another app leaves the button alone', { tag: FULL }, async ({ page }) => {
  const { calls, button } = await openInside(page)
  await expect(button).toContainText('下载')
  await calls()
  const named = page.locator('#app [name=package]')
  const own = await button.getAttribute('data-pname')
  await expect(named).toHaveValue(own ?? '')
  await named.fill('com.example.other')
  const others = await pushAll(page, statuses)
  expect(others.flat()).toEqual(others.flat().map(() => ['下载', false]))
  await named.fill(own ?? '')
  expect(await pushAll(page, [4])).toEqual([[['暂停', false]]])
  // As if nothing had come in between: from not downloaded to downloading is what is expected.
  expect(await calls()).toEqual([])
})

/** In the very moment in which the page asks for the status, the client tells that it is downloading. */
async function pushWhenAsked(page: Page): Promise<void> {
  await page.locator('#progress').fill('30')
  await page.locator('#wire').evaluate(wire => {
    const push = new MutationObserver(() => {
      if (!wire.lastElementChild?.textContent?.includes('→ checkStatus')) return
      push.disconnect()
      const app = document.querySelector('iframe')?.contentDocument?.body.dataset.pname
      const name = document.querySelector<HTMLInputElement>('[name=package]')
      if (name && app) name.value = app
      document.querySelector<HTMLElement>('#statuses [value="4"]')?.click()
    })
    push.observe(wire, { childList: true })
  })
}

test('[BR-4] a status that comes before the answer counts, and pressing for a download never does more', async ({
  page,
}) => {
  await pressAtOnce(page)
  const inside = await openInside(page, { fault: 'missing', before: pushWhenAsked })
  const { button, calls } = inside
  await expect(button).toHaveText('暂停 30%', seen)
  await expect(button).not.toHaveAttribute('aria-busy')
  // The page has versions for an older Android, and asks which one this is.
  expect((await calls()).map(([method]) => method).toSorted()).toEqual([
    'checkStatus',
    'hideLoading',
    'systemInfo',
    'title',
  ])
  await button.click()
  await expectCalls(inside, [['pause', (await appOf(inside)).app]])
  // The end of the question's time changes nothing.
  await page.waitForTimeout(3200)
  await expect(button).toHaveText('暂停 30%', seen)
})

test('[BR-4] the button says how far it is, also after the server has said what it says', {
  tag: FULL,
}, async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>(done => {
    answer = done
  })
  await page.route('**/getDownloadConfig', async route => {
    await held
    await route.continue()
  })
  const { button, frame, push } = await openInside(page)
  await push(8, 99)
  await expect(button).toHaveText('继续 99%', seen)
  const answered = page.waitForResponse('**/getDownloadConfig')
  answer()
  await (await answered).finished()
  await frame.locator('body').evaluate(() => new Promise(requestAnimationFrame))
  await expect(button).toHaveText('继续 99%', seen)
  await push(64, 100)
  await expect(button).toHaveText('打开', seen)
  await push(2)
  await expect(button).toHaveText(/^下载\s+[\d.]+MB$/, seen)
})

test('[BR-4] [DL-1] an automatic download downloads, and neither opens nor pauses', async ({ page }) => {
  const inside = await openInside(page, { path: '/apps/1?action=dl' })
  const { download } = await appOf(inside)
  const sent: [string, unknown][] = []
  const downloads = async () => {
    sent.push(...(await inside.calls()))
    return sent.filter(([method]) => method === 'download')
  }
  await expect.poll(downloads).toEqual([['download', download]])
  await inside.push(64)
  await inside.calls()
  await page.getByLabel('Address').fill('/apps/1?action=dl&again')
  await page.getByRole('button', { name: 'Go' }).click()
  await expect(inside.button).toContainText('打开')
  await expect.poll(() => inside.frame.locator('body').evaluate(() => location.search)).toBe('?again=')
  const after = (await inside.calls()).map(([method]) => method)
  expect(after).toContain('checkStatus')
  expect(after).not.toContain('open')
  expect(after).not.toContain('download')
})

test('[BR-4] what the client refuses is said, what the visitor gave up is not', async ({ page }) => {
  const { button, choose, calls, frame } = await openInside(page)
  await choose({ answer: 'CANCELLED' })
  await button.click()
  await expect.poll(async () => (await calls()).map(([method]) => method)).toContain('download')
  await choose({ answer: 'DENIED' })
  await button.click()
  const offer = frame.getByRole('region', { name: '没有成功' })
  await expect(offer.getByRole('link')).toHaveText(/^下载/)
  expect((await calls()).map(([method]) => method)).toEqual(['systemInfo', 'download'])
})
