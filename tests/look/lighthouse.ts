// Lighthouse on the detail page of a running store, mobile and desktop: npm run lighthouse
import { chromium } from '@playwright/test'
import lighthouse, { desktopConfig } from 'lighthouse'
import { addresses, readSettings } from '../../ops/settings.ts'
import config from '../../playwright.config.ts'
import { phone } from '../e2e/devices.ts'
import { freePorts } from '../support/free-ports.ts'

const min = 95
const url = `${process.argv[2] ?? addresses(readSettings()).edge}/apps/1`
const [port = 0] = await freePorts(1)
const options = config.use?.launchOptions
const browser = await chromium.launch({
  ...options,
  args: [...(options?.args ?? []), `--remote-debugging-port=${port}`],
})
let worst = 100
try {
  for (const [name, settings] of Object.entries({
    mobile: { flags: { emulatedUserAgent: phone.userAgent ?? '' }, config: undefined },
    desktop: { flags: {}, config: desktopConfig },
  })) {
    const result = await lighthouse(
      url,
      { port, logLevel: 'error', output: 'json', ...settings.flags },
      settings.config,
    )
    if (!result) throw new Error('Lighthouse said nothing')
    const { categories, audits } = result.lhr
    for (const { title, score } of Object.values(categories)) {
      worst = Math.min(worst, (score ?? 0) * 100)
      console.log(`${name.padEnd(8)} ${title.padEnd(16)} ${((score ?? 0) * 100).toFixed(0)}`)
    }
    const numbers = [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ]
    console.log(
      `${name.padEnd(8)} ${numbers.map(id => `${audits[id]?.title} ${audits[id]?.displayValue}`).join(', ')}`,
    )
    const failing = Object.values(audits).filter(
      audit => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
    )
    for (const audit of failing)
      console.log(`${' '.repeat(9)}below 90: ${audit.id} ${audit.displayValue ?? ''}`)
  }
} finally {
  await browser.close()
}
process.exitCode = worst >= min ? 0 : 1
