/** @module-tag full: measures seconds, alone on the machine. */

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { copyOfSources } from '../support/copy-of-sources.ts'
import { expect, test } from './test.ts'
import { type Dev, startDev } from './with-dev.ts'

/** How long a change may take from the editor to the page. */
const SHOWN_MS = 2000

test.describe.configure({ mode: 'serial' })
test.use({ expectedErrors: [/./], bypassCSP: true })

let dev: Dev
test.beforeAll(async () => {
  test.setTimeout(90_000)
  dev = await startDev(copyOfSources())
})
test.afterAll(async () => {
  await dev?.stop()
  if (dev) rmSync(dev.folder, { recursive: true, force: true })
})

const read = (file: string) => readFileSync(join(dev.folder, file), 'utf8')

/** Changes a file as an editor would, and puts it back at the end. */
async function changed(file: string, from: string, to: string, look: () => Promise<void>): Promise<void> {
  const before = read(file)
  expect(before, file).toContain(from)
  writeFileSync(
    join(dev.folder, file),
    before.replace(from, () => to),
  )
  const started = Date.now()
  await look()
  console.log(`${file}: shown after ${Date.now() - started} ms`)
  writeFileSync(join(dev.folder, file), before)
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(dev.at + path)
  // What Vite has to get ready once is ready then.
  await page.waitForLoadState('networkidle')
}

const CHANGES: [what: string, path: string, file: string, from: string, to: string, text: string][] = [
  [
    'loader',
    '/apps/1/comments',
    'web/pages/comments/loader.server.ts',
    'formatCount(app.comments, locale)',
    "'as loaded'",
    'as loaded',
  ],
  [
    'query',
    '/developers/1',
    'data/db/queries/developer-page.ts',
    ' as name, ${isProven',
    " || ' as asked' as name, ${isProven",
    'as asked',
  ],
  ['rule', '/apps/1', 'rules/counts/size.ts', 'value.toFixed(2)', "'as ruled'", 'as ruled'],
  ['word', '/apps/1/comments', 'web/words/zh-cn/lists.ts', '返回应用页', 'as said', 'as said'],
  ['view', '/', 'web/pages/home/home.tsx', '<Footer', '<p>as viewed</p><Footer', 'as viewed'],
]
for (const [what, path, file, from, to, text] of CHANGES)
  test(`a change of a ${what} shows on the open page within two seconds`, async ({ page }) => {
    await open(page, path)
    await changed(file, from, to, () =>
      expect(page.getByText(text).first()).toBeVisible({ timeout: SHOWN_MS }),
    )
  })

test('a change of a style shows on the open page within two seconds', async ({ page }) => {
  await open(page, '/')
  const footer = page.getByRole('contentinfo')
  await changed('web/shell/footer.module.css', 'padding: 48px 0', 'padding: 41px 0', () =>
    expect(footer).toHaveCSS('padding-top', '41px', { timeout: SHOWN_MS }),
  )
})

test('a change of an island shows in the open page within two seconds', async ({ page }) => {
  await open(page, '/apps/1')
  const button = page.getByRole('button', { name: '更多下载方式' })
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const file = 'web/features/install/download-popup.island.tsx'
  await changed(file, 'aria-haspopup="dialog"', 'aria-haspopup="dialog" title="as an island"', () =>
    expect(button).toHaveAttribute('title', 'as an island', { timeout: SHOWN_MS }),
  )
})

test('a change of the server shows within two seconds', async ({ request }) => {
  await changed('server/health.ts', '.send({ ok: ', '.send({ served: true, ok: ', () =>
    expect
      .poll(async () => (await request.get(`${dev.at}/healthz`)).text(), { timeout: SHOWN_MS })
      .toContain('served'),
  )
})

test('a new page is there within two seconds', async ({ page }) => {
  const file = 'web/pages/tour/page.server.ts'
  await changed(file, "path: '/demo'", "path: '/as-declared'", async () => {
    await expect
      .poll(async () => (await page.request.get(`${dev.at}/as-declared`)).status(), { timeout: SHOWN_MS })
      .toBe(200)
  })
})

test('an error shows over the page with the line where it is, and goes when it is fixed', async ({
  page,
}) => {
  const file = 'web/pages/comments/loader.server.ts'
  const line =
    read(file)
      .split('\n')
      .findIndex(text => text.includes('const { page, sort, stars }')) + 1
  await open(page, '/apps/1/comments')
  const overlay = page.locator('vite-error-overlay')
  await changed(
    file,
    'const { page, sort, stars }',
    "throw new Error('on purpose'); const { page, sort, stars }",
    async () => {
      await expect(overlay).toContainText('on purpose', { timeout: SHOWN_MS })
      await expect(overlay).toContainText(`${file}:${line}:`)
    },
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await changed(file, 'const { page, sort, stars }', 'const { page, sort, stars', async () => {
    await expect(overlay).toContainText(file, { timeout: SHOWN_MS })
  })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(dev.printed()).toMatch(/\d\d:\d\d:\d\d ERROR .*\n.*on purpose/)
})
