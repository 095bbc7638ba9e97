// Two stores beside each other on a slow phone, in turn: npm run bench:paint -- http://127.0.0.1:8080 http://127.0.0.1:9080
// [--path /top/soft …] [--rounds 9]
// Slow 4G and a quarter of this machine's speed. Medians, of the second beside the first.
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { quick } from '../../playwright.config.ts'
import { phone } from '../e2e/devices.ts'
import { median } from '../load/rounds.ts'
import { blockingOf, openSlowly, seenBy } from '../support/slow-phone.ts'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, path: { type: 'string', multiple: true } },
  allowPositionals: true,
})
const PATHS = values.path ?? ['/', '/apps/1', '/apps/2', '/top/soft', '/search?q=天气']
const SETTLED_MS = 3000

interface Painted {
  largest: number
  blocking: number
  bytes: number
}

const browser = await chromium.launch(quick)
try {
  for (const path of PATHS) {
    const found = positionals.map(() => [] as Painted[])
    for (let round = 0; round <= Number(values.rounds); round++)
      for (const [i, origin] of positionals.entries()) {
        const painted = await visit(origin + path)
        // The first round fills the edge.
        if (round > 0) found[i]?.push(painted)
      }
    const middle = (of: keyof Painted) => found.map(loads => median(loads.map(load => load[of])))
    const said = (['largest', 'blocking', 'bytes'] as const).map(of => {
      const values = middle(of).map(value => Math.round(value))
      return `${of} ${values.join(' → ')}`
    })
    const [before = 0, after = 0] = middle('largest')
    console.log(`${path.padEnd(16)} ${said.join('   ')}   largest paint ${(after / before).toFixed(2)}`)
  }
} finally {
  await browser.close()
}

async function visit(url: string): Promise<Painted> {
  const { context, page, cdp, slow4g } = await openSlowly(browser, { ...phone, locale: 'zh-CN' })
  await slow4g()
  let bytes = 0
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url)
  await page.waitForTimeout(SETTLED_MS)
  const seen = await seenBy(page)
  await context.close()
  return { largest: seen.largest, blocking: blockingOf(seen), bytes }
}
