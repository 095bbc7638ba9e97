/** @module-tag full: starts the development server. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { root } from '../../ops/settings.ts'
import { sampleOf } from '../support/sample.ts'
import { played, workshopPages } from '../support/workshop-pages.ts'
import { expect, phone, test } from './test.ts'
import { type Dev, startDev } from './with-dev.ts'

const sample = sampleOf(6)

test.use(phone)

let dev: Dev | undefined
test.afterAll(() => dev?.stop())

test(`${sample.share} state of components is quiet, and axe finds nothing`, async ({ page }) => {
  test.setTimeout(180_000)
  dev = await startDev(root)
  const { at } = dev
  const all = await workshopPages(at)
  expect(all.length).toBeGreaterThan(40)
  const paths = all.filter(sample.has)
  const found: string[] = []
  for (const path of paths) {
    await page.goto(at + path)
    await played(page)
    const { violations } = await new AxeBuilder({ page })
      // In one step, and of what is wrong alone: there are fifty pages.
      .setLegacyMode()
      .options({ resultTypes: ['violations'] })
      // One state of a component is beside the next: alike, and none at its place in a page.
      .disableRules(['landmark-unique', 'heading-order', 'page-has-heading-one', 'region'])
      .analyze()
    found.push(...violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes[0]?.html}`))
  }
  expect(found).toEqual([])
})

test('the built site has nothing of it', async ({ page }) => {
  expect((await page.request.get('/workshop')).status()).toBe(404)
  const folder = join(root, 'dist')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(file => file.isFile())
  expect(files.length).toBeGreaterThan(20)
  const named = files.filter(({ name, parentPath }) =>
    /workshop|stories/i.test(readFileSync(join(parentPath, name), 'latin1')),
  )
  expect(named.map(({ name }) => name)).toEqual([])
})
