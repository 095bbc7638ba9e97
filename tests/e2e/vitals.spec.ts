/** @module-tag full: compares with a library, page by page. */

import { readFileSync } from 'node:fs'
import { VITAL_NAMES } from '../../contract/collect.ts'
import { root } from '../../ops/settings.ts'
import { expect, phone, test } from './test.ts'
import { storedOnce, visitOf } from './visit.ts'

const library = readFileSync(`${root}/node_modules/web-vitals/dist/web-vitals.iife.js`, 'utf8')

test.use(phone)

test('[TRK-1] web vitals of a real visit are stored, and are what the web-vitals library measures', async ({
  page,
}) => {
  await page.addInitScript(`${library}; window.webVitals = webVitals`)
  await page.addInitScript(() => {
    const { webVitals } = window as unknown as {
      webVitals: Record<string, (tell: (metric: { name: string; value: number }) => void) => void>
    }
    if (location.pathname !== '/apps/1') return
    for (const name of ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
      webVitals[`on${name}`]?.(({ name, value }) => sessionStorage.setItem(`library:${name}`, String(value)))
  })
  await page.goto('/apps/1')
  const visit = await visitOf(page)
  await page.locator('[data-island=section-menu][data-alive]').waitFor()
  // Two shifts apart, and a click that takes its time.
  for (const height of [300, 120]) {
    await page.evaluate(height => {
      const block = document.createElement('div')
      block.style.height = `${height}px`
      document.body.prepend(block)
    }, height)
    await page.waitForTimeout(1200)
  }
  await page.evaluate(() => {
    document.addEventListener('click', () => {
      const until = performance.now() + 150
      while (performance.now() < until);
    })
  })
  await page.mouse.click(3, 3)
  await page.waitForTimeout(500)
  await page.goto('/gifts')
  const events = await storedOnce(
    visit,
    events => events.filter(event => event.vitalName !== '' && event.page === 'detail').length >= 5,
  )
  const stored = Object.fromEntries(
    events
      .filter(event => event.vitalName !== '' && event.page === 'detail')
      .map(({ vitalName, vitalValue }) => [vitalName, vitalValue]),
  )
  const measured = await page.evaluate(() =>
    Object.fromEntries(
      Object.entries(sessionStorage)
        .filter(([name]) => name.startsWith('library:'))
        .map(([name, value]) => [name.slice(8), Number(value)]),
    ),
  )
  expect(Object.keys(measured).sort()).toEqual([...VITAL_NAMES])
  for (const name of VITAL_NAMES) {
    expect(stored[name], name).toBeCloseTo(measured[name] ?? -1, name === 'CLS' ? 3 : 1)
  }
  expect(stored.INP).toBeGreaterThanOrEqual(150)
  expect(stored.CLS).toBeGreaterThan(0.05)
})
