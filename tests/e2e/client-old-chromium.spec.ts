/** @module-tag full: old-chromium.spec.ts opens the page there, client.spec.ts has the client. */

import { DIALECTS } from '../../contract/bridge-wire.ts'
import { type OldVersion, openOldChromium } from '../support/old-chromium.ts'
import { withSimulator } from './inside-client.ts'
import { expect, test } from './test.ts'

const simulatorUrl = withSimulator()
/** Old browsers name the newer directives of our policy, and otherwise must be content. */
const unknownDirective =
  /Unrecognized Content-Security-Policy directive '(require-trusted-types-for|trusted-types)'/

for (const version of [64, 80] satisfies OldVersion[]) {
  for (const transport of DIALECTS) {
    test(`[BR-4] inside the client the button works in Chromium ${version} over ${transport}`, async () => {
      // The first run fetches the browser.
      test.setTimeout(120_000)
      const page = await openOldChromium(version, { width: 1280, height: 900, mobile: false })
      try {
        await page.goto(`${simulatorUrl()}?path=/apps/1&transport=${transport}`)
        const button = `frames[0].document.querySelector('a[data-wants=download]')`
        const sent = (method: string) =>
          `Array.from(document.querySelectorAll('#wire [data-from=page] b')).some(name => name.textContent === '→ ${method}')`
        const says = (text: string) => `${button}.textContent.trim().startsWith('${text}')`
        await page.until(sent('checkStatus'))
        await page.until(`document.querySelector('#wire [data-from=native]') !== null`)
        await page.evaluate(`${button}.click()`)
        await page.until(sent('download'))
        await page.until(says('暂停'))
        await page.until(says('安装'))
        await page.evaluate(`document.querySelector('#statuses [value="1024"]').click()`)
        await page.until(says('解压中'))
        expect(await page.evaluate(`${button}.getAttribute('aria-disabled')`)).toBe('true')
        expect(page.errors.filter(error => !unknownDirective.test(error))).toEqual([])
      } finally {
        await page.close()
      }
    })
  }
}
