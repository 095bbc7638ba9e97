import type { MadeApp } from '../support/make-app.ts'
import { expect, phone, test } from './test.ts'

/** On the first of January in China, still on the last of December in America. The latest version is of January 2. */
const at = new Date('2026-01-01T09:05:00+08:00')
let app: MadeApp
test.beforeAll(async ({ makeApp }) => {
  app = await makeApp({ comments: [{ body: '看时间', created_at: at }] })
})

/** How far the text below a review's time moved when the time was turned: the title has what the server wrote. */
const movedBy = (time: Element) => {
  const top = () => time.closest('li')?.querySelector('p')?.getBoundingClientRect().top ?? Number.NaN
  const after = top()
  time.textContent = (time as HTMLTimeElement).title.replace(/ ?[(（].*$/, '')
  return after - top()
}

test.use(phone)

for (const [timezoneId, inChinese, inEnglish] of [
  ['America/Los_Angeles', '2025-12-31 17:05', 'Dec 31, 2025, 5:05 PM'],
  ['Asia/Shanghai', '2026-01-01 09:05', 'Jan 1, 2026, 9:05 AM'],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId })

    test('a review has the time of the visitor, a release its day in the store, and nothing moves', async ({
      page,
    }) => {
      for (const [path, time, day] of [
        [app.path, inChinese, '2020-01-02'],
        [`/en${app.path}`, inEnglish, 'Jan 2, 2020'],
      ] as const) {
        await page.goto(`${path}#comments`)
        const review = page.locator('#comments time').first()
        await expect(review).toHaveAttribute('data-alive', '')
        await expect(review).toHaveText(time)
        await expect(review).toHaveAttribute('datetime', at.toISOString())
        await expect(page.locator('#versions')).toContainText(day)
        expect(await review.evaluate(movedBy), path).toBe(0)
      }
    })
  })

test.describe('without JavaScript', () => {
  test.use({ timezoneId: 'America/Los_Angeles', javaScriptEnabled: false })

  test('a review has the time of the store, and names its zone', async ({ page }) => {
    await page.goto(app.path)
    await expect(page.locator('#comments time')).toHaveText('2026-01-01 09:05（北京时间）', {
      useInnerText: true,
    })
    await page.goto(`/en${app.path}`)
    await expect(page.locator('#comments time')).toHaveText('Jan 1, 2026, 9:05 AM (China time)', {
      useInnerText: true,
    })
  })
})

test('a visitor who saves data fetches no script for it, and sees the zone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(app.path)
  await expect(page.locator('#comments time')).toHaveText('2026-01-01 09:05（北京时间）', {
    useInnerText: true,
  })
})
