import { clockIn } from '../../console/browser/clock.ts'
import { comeIn, consoleUrl, expect, test } from './console.ts'

const zone = 'America/Los_Angeles'
test.use({ timezoneId: zone, locale: 'en' })

test('times are in the zone of the reader, and placements in that of the store', async ({ page }) => {
  await comeIn(page, 'owner')
  await page.goto(`${consoleUrl}/changes`)
  const change = page.locator('td time').first()
  const at = new Date((await change.getAttribute('datetime')) ?? '')
  await expect(change).toHaveText(clockIn('en', true, zone).format(at))
  await expect(change).toHaveAttribute(
    'title',
    `${clockIn('en', true, 'Asia/Shanghai').format(at)} (China time)`,
  )
  await page.goto(`${consoleUrl}/placements?when=all`)
  const placed = page.locator('td time').first()
  const from = new Date((await placed.getAttribute('datetime')) ?? '')
  await expect(placed).toHaveText(clockIn('en', false, 'Asia/Shanghai').format(from))
})
