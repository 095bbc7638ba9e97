/** @module-tag full: starts a web process of its own. */

import type { CollectBatch, CollectReply } from '../../contract/collect.schema.ts'
import { withWeb } from './own-web.ts'
import { expect, phone, test } from './test.ts'
import { waiting, watchBatches } from './visit.ts'

const COLLECTOR = 'https://collect.example/in'

test.describe('where another site collects', () => {
  test.use(phone)

  test('[TRK-1] records go there and nowhere else, and leave the page once it has answered', async ({
    page,
  }) => {
    await withWeb(page, { COLLECT_URL: COLLECTOR }, async origin => {
      const got: CollectBatch[] = []
      const own = watchBatches(page)
      await page.route(COLLECTOR, route => {
        got.push(JSON.parse(route.request().postData() ?? ''))
        const json: CollectReply = { now: Date.now(), refused: [] }
        return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
      })
      await page.goto(`${origin}/apps/1`)
      const kinds = () => new Set(got.flatMap(({ events }) => events.map(({ record }) => record.type)))
      await expect.poll(kinds).toContain('page')
      await page.locator('[data-island=get-app][data-alive]').waitFor({ state: 'attached' })
      await Promise.all([
        page.waitForEvent('download'),
        page.locator('a[data-wants=download]:visible').last().click(),
      ])
      await expect.poll(kinds).toContain('click')
      await expect.poll(() => waiting(page)).toEqual([])
      expect(own).toEqual([])
    })
  })
})
