import type { Page } from '@playwright/test'
import { openDatabase } from '../../data/db/database.ts'
import { keepReport } from '../../data/db/queries/reports.ts'
import type { AppOptions, MadeApp } from '../support/make-app.ts'
import { query } from '../support/query.ts'
import { comeIn, consoleUrl, expect, pressOn, store, test } from './console.ts'
import { seenAtEdge } from './seen.ts'

test.use({ expectedErrors: [/status of 4/] })

/** An app whose one comment a visitor has reported. */
async function reported(makeApp: (parts?: AppOptions) => Promise<MadeApp>, body: string) {
  const app = await makeApp({ comments: [{ body }] })
  const [commentId = 0] = app.comments
  const db = openDatabase({ url: store.at.webDatabase, pool: 1 })
  const said = { reason: 'spam', body: '卖号的', contact: '', about: '' }
  const kept = await keepReport(db, { kind: 'comment', appId: app.id, commentId }, said)
  await db.destroy()
  expect(kept).toMatch(/^[\da-f]{32}$/)
  return { ...app, commentId }
}

const openReports = async (comment: number) =>
  (await query(store.at.database, 'select outcome from reports where comment_id = $1', [comment])).rows

/** The queue at this comment. */
async function open(page: Page, body: string): Promise<void> {
  await page.goto(`${consoleUrl}/comments`)
  const link = page.locator('[data-item]', { hasText: body })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-reported]')).toContainText(body)
}

for (const script of [true, false])
  test.describe(script ? 'by keyboard' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })

    test('a reported comment is hidden, gone for visitors, and back when that is undone', async ({
      page,
      makeApp,
    }) => {
      const body = `加我领礼包 ${Date.now()}`
      const app = await reported(makeApp, body)
      await seenAtEdge(app.path, (_, text) => text.includes(body))
      await comeIn(page, 'moderator', { script })
      await open(page, body)
      await expect(page.getByText('卖号的')).toBeVisible()
      if (script) {
        await page.keyboard.press('2')
        await expect(page.getByLabel('辱骂或骚扰')).toBeChecked()
        await page.keyboard.press('h')
      } else await pressOn(page, /^隐藏/)
      await expect(page.locator('#done')).toBeVisible()
      await seenAtEdge(app.path, (status, text) => status === 200 && !text.includes(body))
      expect(await openReports(app.commentId)).toEqual([{ outcome: 'done' }])

      if (script) await page.keyboard.press('u')
      else await pressOn(page, '撤销')
      await seenAtEdge(app.path, (_, text) => text.includes(body))
      expect(await openReports(app.commentId)).toEqual([{ outcome: null }])
    })

    test('one that may stay is kept, and its report is closed', async ({ page, makeApp }) => {
      const body = `其实没问题 ${Date.now()}`
      const app = await reported(makeApp, body)
      await comeIn(page, 'moderator', { script })
      await open(page, body)
      if (script) await page.keyboard.press('a')
      else await pressOn(page, /^保留/)
      await expect(page.locator('#done')).toBeVisible()
      await expect(page.locator('[data-item]', { hasText: body })).toHaveCount(0)
      expect(await openReports(app.commentId)).toEqual([{ outcome: 'refused' }])
      await seenAtEdge(app.path, (_, text) => text.includes(body))
    })
  })

test('letters in a field are no shortcuts, and only people who can hide reviews see the button', async ({
  page,
  makeApp,
}) => {
  const body = `打字时不算 ${Date.now()}`
  await reported(makeApp, body)
  await comeIn(page, 'moderator')
  await open(page, body)
  await page.getByLabel(/^说明/).fill('')
  await page.getByLabel(/^说明/).pressSequentially('haaah 1')
  await expect(page.locator('[data-reported]')).toContainText(body)
  await expect(page.getByLabel('垃圾信息')).toBeChecked()

  await page.context().clearCookies()
  await comeIn(page, 'editor', { script: false })
  await open(page, body)
  await expect(page.getByRole('button', { name: /^隐藏/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^保留/ })).toBeVisible()
})
