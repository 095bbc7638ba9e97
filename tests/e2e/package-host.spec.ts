/** @module-tag full: starts a web process of its own. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { packageKey } from '../../ops/engines/package-key.ts'
import { run } from '../../ops/process.ts'
import { signLink } from '../../server/packages/package-links.ts'
import { devices, expect, store, test } from './test.ts'

const newest = /^下载 [\d.]+(K|MB)$/

for (const { pageType, options, tag } of devices) {
  // The links themselves; what scripts make of a click is tested elsewhere.
  test.describe(`without JavaScript, ${pageType}`, { tag }, () => {
    test.use({ ...options, javaScriptEnabled: false })

    test('[DL-3] a download through the edge has the name of the app and the hash that the page shows', async ({
      page,
    }) => {
      await page.goto('/apps/1')
      const hash = await page.locator('#security code').nth(1).textContent()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: newest }).last().click(),
      ])
      expect(download.suggestedFilename()).toBe('苔藓手帐-3.6.2.apk')
      const bytes = readFileSync(await download.path())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
      expect(bytes.length).toBeGreaterThan(1_000_000)
    })

    test('[DL-3] an older version can be downloaded from the list of versions', async ({ page }) => {
      await page.goto('/apps/1')
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page
          .locator('#versions')
          .getByRole('link', { name: /^下载 / })
          .nth(1)
          .click(),
      ])
      expect(download.suggestedFilename()).toMatch(/^苔藓手帐-3\.[\d.]+\.apk$/)
      expect(download.suggestedFilename()).not.toBe('苔藓手帐-3.6.2.apk')
      expect(await download.failure()).toBeNull()
    })
  })

  test.describe(pageType, () => {
    test.use(options)

    test('[DL-5] the offline-download address downloads the file', async ({ page }) => {
      await page.goto('/apps/1')
      const hash = await page.locator('#security code').nth(1).textContent()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.evaluate(() => window.location.assign('/apps/1/newurl?source=wap_app_saveback')),
      ])
      const bytes = readFileSync(await download.path())
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
    })

    test('a link past its time says so and leads to the page of the app', async ({
      page,
      expectedErrors,
    }) => {
      expectedErrors.push(/403/)
      const file = { path: 'app.qingyu.moss/30602/universal.apk', saveAs: 'x' }
      await page.goto(signLink(file, 1000, packageKey(store.settings.runDir)))
      await expect(page.getByRole('heading', { name: '下载链接过期了' })).toBeVisible()
      await page.getByRole('link', { name: '去应用页面下载' }).click()
      await expect(page).toHaveURL(/\/apps\/1$/)
    })
  })
}

test('a download goes on through the edge where it broke off', async ({ request }) => {
  const link = await linkOf(request)
  const whole = await (await request.get(link)).body()
  const { etag } = (await request.head(link)).headers()
  const headers = { range: 'bytes=1000000-', 'if-range': etag ?? '' }
  const rest = await request.get(link, { headers })
  expect(rest.status()).toBe(206)
  expect((await rest.body()).equals(whole.subarray(1_000_000))).toBe(true)
})

test('visitors who take their files slowly do not fill the memory of the edge', async ({ request }) => {
  const address = store.at.edge + (await linkOf(request))
  const size = Number((await request.head(address)).headers()['content-length'])
  const before = edgeMemory()
  const slow = await Promise.all(Array.from({ length: 10 }, () => begin(address)))
  // Long enough for the edge to have read all of them, if it would.
  await wait(1500)
  const held = edgeMemory() - before
  for (const answer of slow) answer.destroy()
  expect(held).toBeLessThan(size)
})

async function linkOf(request: { get(url: string): Promise<{ text(): Promise<string> }> }): Promise<string> {
  const html = await (await request.get('/apps/1')).text()
  return (/href="(\/packages\/[^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')
}

/** Asks for a file and takes nothing of it. */
const begin = (address: string): Promise<IncomingMessage> =>
  new Promise((done, failed) => {
    get(address, { agent: false }, answer => {
      answer.on('error', () => undefined)
      answer.pause()
      done(answer)
    }).once('error', failed)
  })

/** Bytes of what passes through. */
function edgeMemory(): number {
  const work = join(store.settings.runDir, 'edge/work')
  return Number(run('varnishstat', ['-1', '-n', work, '-f', 'SMA.Transient.g_bytes']).trim().split(/\s+/)[1])
}
