/** @module-tag full: details of one screen; tests/integration/import has the commands. */

import { hash, randomBytes } from 'node:crypto'
import { ann } from '../support/packages/small-packages.ts'
import { query } from '../support/query.ts'
import { appOf, makeRepository } from '../support/repositories/make-repository.ts'
import { serveRepository } from '../support/repositories/serve-repository.ts'
import { within } from '../support/within.ts'
import { comeIn, consoleUrl, expect, pressOn, store, test } from './console.ts'
import { seenAtEdge } from './seen.ts'

const pinned = hash('sha256', ann.certificate)

/** The app of this name as visitors find it, once its import has come to its end. */
async function imported(address: string, name: string): Promise<string> {
  await expect
    .poll(
      async () =>
        (
          await query(
            store.at.database,
            `select 1 from import_runs run join repositories r on r.id = run.repository_id
             where r.address = $1 and run.ended_at is not null`,
            [address],
          )
        ).rows.length,
      { timeout: within(20_000) },
    )
    .toBe(1)
  const { rows } = await query(store.at.database, 'select id from apps where package_name = $1', [name])
  return `/apps/${rows[0]?.id}`
}

for (const script of [true, false])
  test.describe(script ? 'by keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('a repository is added by its address and key, and visitors see its apps', async ({ page }) => {
      test.setTimeout(within(60_000))
      const served = await serveRepository()
      const name = `org.example.c${randomBytes(4).toString('hex')}`
      served.serve(
        makeRepository({ timestamp: Date.now() - 3_600_000, packages: { [name]: appOf(name, 1) } }),
      )
      await comeIn(page, 'owner', { script })
      await page.goto(`${consoleUrl}/repositories`)
      await pressOn(page, '添加软件源')
      await page.getByLabel('软件源地址').focus()
      await page.keyboard.type(served.address)
      await page.keyboard.press('Enter')
      await expect(page.locator('[role=img] > span')).toHaveCount(16)
      // Another key first: there is no way on.
      await page.getByLabel(/你从别处得到的指纹/).focus()
      await page.keyboard.type(`0000${pinned.slice(4)}`)
      await pressOn(page, '对照')
      await expect(page.getByRole('alert')).toContainText('两者不一致')
      await expect(page.getByRole('button', { name: '添加并导入' })).toHaveCount(0)

      await page.getByLabel(/你从别处得到的指纹/).fill(pinned.toUpperCase().replace(/(.{4})/g, '$1 '))
      await pressOn(page, '对照')
      await expect(page.getByText('16 组全部一致。')).toBeVisible()
      await pressOn(page, '添加并导入')
      await expect(page.locator('#done')).toBeVisible()
      const path = await imported(served.address, name)
      await seenAtEdge(path, (status, text) => status === 200 && text.includes(`应用 ${name}`))
      await seenAtEdge(`/en${path}`, (status, text) => status === 200 && text.includes(name))

      const line = page.locator('tr', { hasText: served.address })
      if (!script) await page.goto(`${consoleUrl}/repositories`)
      await expect(line.getByText('已同步')).toBeVisible({ timeout: within(5000) })
      await line.getByRole('link').focus()
      await page.keyboard.press('Enter')
      await expect(page.getByText('新增 1 个应用')).toBeVisible()
      await served.close()
    })
  })
