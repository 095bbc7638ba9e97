/** @module-tag full: old-chromium.spec.ts opens the page there, bridge.spec.ts has the bridge. */

import { type Simulator, startSimulator } from '../../bridge/simulator/start-simulator.ts'
import { DIALECTS } from '../../contract/bridge-wire.ts'
import { type OldVersion, openOldChromium } from '../support/old-chromium.ts'
import { expect, store, test } from './test.ts'

let simulator: Simulator
test.beforeAll(async () => {
  simulator = await startSimulator({ store: store.at.edge, port: 0 })
})
test.afterAll(() => simulator.close())

for (const version of [64, 80] satisfies OldVersion[]) {
  for (const transport of DIALECTS) {
    test(`[BR-1] [BR-4] the bridge works in Chromium ${version} over ${transport}`, async () => {
      // The first run fetches the browser.
      test.setTimeout(120_000)
      const page = await openOldChromium(version, { width: 1280, height: 900, mobile: false })
      try {
        await page.goto(`${simulator.url}?path=/__simulator/bench&transport=${transport}`)
        await page.until(`frames[0].document.querySelector('#around') !== null`)
        await page.until(`frames[0].document.querySelector('#around').textContent.startsWith('${transport}')`)
        const ended = (outcome: string) => `{
          frames[0].document.querySelector('#outcome').textContent === ${JSON.stringify(outcome)}
        }`
        const call = (method: string) => `{
          const form = frames[0].document.querySelector('form')
          form.method.value = '${method}'
          form.method.dispatchEvent(new Event('change'))
          form.querySelector('button').click()
        }`
        // The form has a field by the name of its own property, which is what \`form.method\` then is.
        await page.evaluate(call('checkStatus'))
        await page.until(ended('{"status":2}'))
        await page.evaluate(call('toast'))
        await page.until(ended('"sent"'))
        await page.until(`document.querySelector('#toast').textContent !== ''`)
        await page.evaluate(`{
          document.querySelector('[name=fault]').value = 'malformed'
        }`)
        await page.evaluate(call('checkStatus'))
        await page.until(ended('TIMEOUT'))
        await page.evaluate(`document.querySelector('#statuses [value="16"]').click()`)
        await page.until(`frames[0].document.querySelector('#heard').textContent.includes('install')`)
        expect(await page.evaluate(`frames[0].document.querySelector('#counts').textContent`)).toContain(
          'pending 0',
        )
        expect(page.errors).toEqual([])
      } finally {
        await page.close()
      }
    })
  }
}
