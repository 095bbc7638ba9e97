/** @module-tag full: runs F-Droid's own server; tests/integration/import has the cases. */

import { execFile } from 'node:child_process'
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { root, settingsEnvironment } from '../../ops/settings.ts'
import { query } from '../support/query.ts'
import { madeByFdroid } from '../support/repositories/fdroid-server.ts'
import { type ServedRepository, serveRepository } from '../support/repositories/serve-repository.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'
import { devices, expect, test } from './test.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const modules = join(root, 'node_modules')
const REAL = join(modules, 'apk-rormix/com.rormix.apk')
const sha256 = hash('sha256', readFileSync(REAL))

let shop: TempStore
let liar: ServedRepository
let honest: ServedRepository
let said: string
test.beforeAll(async () => {
  test.setTimeout(180_000)
  const { files, fingerprint } = madeByFdroid(
    {
      'com.rormix.apk': REAL,
      'io.appium.settings.apk': join(modules, 'apk-settings-3/apks/settings_apk-debug.apk'),
    },
    {
      'com.rormix.yml': [
        'Categories:\n  - Multimedia\nAuthorName: Somebody\nLicense: Apache-2.0',
        'SourceCode: https://code.example/rormix\nAntiFeatures:\n  - NonFreeNet\n',
      ].join('\n'),
      'com.rormix/zh-CN/name.txt': '音乐短片',
      'com.rormix/zh-CN/summary.txt': '发现新的音乐短片',
      'com.rormix/en-US/summary.txt': 'Find new music videos',
    },
  )
  ;[liar, honest] = [await serveRepository(), await serveRepository()]
  honest.serve(files)
  // Signed as it should be, and neither its index nor its package are what was signed.
  const lies = new Map(files)
  for (const path of ['/index-v2.json', '/com.rormix.apk']) lies.set(path, altered(files.get(path)))
  liar.serve(lies)

  shop = await tempStore()
  await shop.fill('fixture')
  const { store, settings } = shop
  await Promise.all([store.web.start(), store.worker.start()])
  await store.edge.start()
  const options = ['--also-at', honest.address, '--fingerprint', fingerprint]
  const wanted = ['--packages', 'newest', '--pictures', 'newest']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'bin/import.ts'), liar.address, ...options, ...wanted],
    { env: { ...process.env, ...settingsEnvironment(settings) } },
  )
  said = stdout
})
test.afterAll(async () => {
  await Promise.all([liar?.close(), honest?.close()])
  await shop?.remove()
})

function altered(bytes: Buffer = Buffer.alloc(1)): Buffer {
  const other = Buffer.from(bytes)
  other[other.length >> 1] = (other[other.length >> 1] ?? 0) ^ 1
  return other
}

async function open(page: Page, base = ''): Promise<void> {
  const { rows } = await query(shop.at.database, `select id from apps where package_name = 'com.rormix'`)
  await page.goto(`${shop.at.edge}${base}/apps/${rows[0].id}`)
}

test('what F-Droid’s own tool has made is taken, and a place that lies is reported', () => {
  expect(said).toContain('Done of 2 apps: 2 added')
  expect(said).toContain('1 packages fetched and offered')
  // By which place, and of what.
  expect(said).toContain(`Its hash doesn't match what was signed (${liar.address}`)
  expect(said).toContain('io.appium.settings')
  expect(liar.asked).toContain('/com.rormix.apk')
  expect(honest.asked).toContain('/com.rormix.apk')
})

for (const { pageType, options, tag } of devices) {
  test.describe(`an app of it, ${pageType}`, { tag }, () => {
    test.use(options)

    test('is found, shown in both languages, downloaded, and is what was signed', async ({ page }) => {
      await page.goto(`${shop.at.edge}/search?q=${encodeURIComponent('音乐短片')}`)
      await page
        .locator('main')
        .getByRole('link', { name: /音乐短片/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('音乐短片')
      await expect(page.locator('main')).toContainText('发现新的音乐短片')
      await expect(page.locator('main')).toContainText(sha256.slice(0, 8))
      const file = page.locator('a[href*="/packages/"]').first()
      const address = new URL(String(await file.getAttribute('href')), shop.at.edge).href
      const answer = await page.request.get(address)
      expect(hash('sha256', await answer.body())).toBe(sha256)
      await open(page, '/en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rormix')
      await expect(page.locator('main')).toContainText('Find new music videos')
      // Its own picture, and not the drawn one.
      const icon = page.locator('main img').first()
      await expect
        .poll(() => icon.evaluate(image => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0)
    })
  })
}
