import { runCommand } from '../../catalogue/commands/run-commands.ts'
import { APP_STATUS } from '../../contract/bridge.ts'
import type { Reason } from '../../contract/commands/reasons.ts'
import { openDatabase } from '../../data/db/database.ts'
import type { AppOptions, MadeApp } from '../support/make-app.ts'
import { putRow } from '../support/put-rows.ts'
import { expectNoAxeFindings } from './axe.ts'
import { devices } from './devices.ts'
import { openInside, withSimulator } from './inside-client.ts'
import { expect, store, test } from './test.ts'

/** An app that was taken down before its first request, among others of its category. */
async function makeGone(
  makeApp: (parts?: AppOptions) => Promise<MadeApp>,
  reasonKind: Reason,
): Promise<MadeApp> {
  const app = await makeApp({ name: '亮光手电' })
  await putRow(store.at.database, 'app_texts', { app_id: app.id, locale: 'en', name: 'Bright Torch' })
  await putRow(store.at.database, 'app_categories', { app_id: app.id, category_id: 11, position: 0 })
  const db = openDatabase({ url: store.at.staffDatabase, pool: 1 })
  const request = {
    command: 'app.takedown',
    input: { app: app.id },
    actor: 'shell:test',
    role: 'owner',
  } as const
  await runCommand(db, { ...request, reason: 'the words of staff', reasonKind }).finally(() => db.destroy())
  return app
}

const said = {
  malware: {
    '': ['「亮光手电」有安全风险，已下架', '如果已安装，请立即卸载', '反馈问题', '相似应用'],
    '/en': [
      'Bright Torch was removed for your safety',
      'If you have it, uninstall it now',
      'Report a problem',
      'Similar apps',
    ],
  },
  developer: {
    '': ['「亮光手电」已由开发者下架', undefined, '反馈问题', '相似应用'],
    '/en': ['Bright Torch was withdrawn by its developer', undefined, 'Report a problem', 'Similar apps'],
  },
} as const

for (const { pageType, options, tag } of devices)
  test.describe(pageType, { tag }, () => {
    test.use(options)
    for (const kind of ['malware', 'developer'] as const)
      test(`an app that was taken down for ${kind} says so in both languages, and what to do`, async ({
        page,
        makeApp,
        expectedErrors,
      }) => {
        expectedErrors.push(/410/)
        const { id } = await makeGone(makeApp, kind)
        for (const [base, [heading, lead, tell, related]] of Object.entries(said[kind])) {
          const answer = await page.goto(`${base}/apps/${id}`)
          expect(answer?.status()).toBe(410)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
          await expect(page).toHaveTitle(new RegExp(`^${heading} - `))
          if (lead) await expect(page.getByRole('heading', { name: lead })).toBeVisible()
          else await expect(page.locator('main section').first().getByRole('heading')).toHaveCount(0)
          await expect(page.getByRole('heading', { name: related })).toBeVisible()
          await expect(page.getByRole('link', { name: tell })).toBeVisible()
          await expect(page.locator('main')).not.toContainText('the words of staff')
          const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(width).toBeLessThanOrEqual(0)
          await expectNoAxeFindings(page)
        }
      })
  })

test.describe('in the client', () => {
  withSimulator()

  test('it warns of an app that is installed and harmful', async ({ page, makeApp, expectedErrors }) => {
    expectedErrors.push(/410/)
    const { id, packageName } = await makeGone(makeApp, 'malware')
    const inside = await openInside(page, {})
    await page.getByLabel('Package').fill(packageName)
    await inside.push(APP_STATUS.latestInstalled)
    await inside.calls()
    await page.getByLabel('Address').fill(`/apps/${id}`)
    await page.getByRole('button', { name: 'Go' }).click()
    await expect(inside.frame.locator('[data-withdrawn=malware]')).toBeVisible()
    await expect
      .poll(async () => (await inside.calls()).filter(([name]) => name === 'withdrawn'))
      .toEqual([['withdrawn', { appId: id, packageName, kind: 'malware' }]])
  })
})
