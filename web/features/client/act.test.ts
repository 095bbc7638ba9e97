// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openPage } from '../../../bridge/page.test-support.ts'
import type { AppFields } from '../../../contract/app-fields.ts'
import { METHODS } from '../../../contract/bridge-methods.ts'
import { sampleOf } from '../../../contract/bridge-sample.ts'
import { act } from './act.ts'

/** The methods that the client is asked for when a visitor on a mobile network presses download, and says this to the popup. */
async function askedFor(confirmed: boolean): Promise<number[]> {
  const page = openPage('webmessage', undefined, ({ id, method }) => ({
    id,
    method,
    data: { ...sampleOf(METHODS.systemInfo.reply), network: 'mobile', confirmed },
  }))
  await act(page.bridge, 'download', sampleOf(METHODS.download.payload) as AppFields)
  return page.calls.map(({ method }) => method)
}
const { systemInfo, popup, download } = METHODS

test('[BR-8] on a mobile network a no to the popup downloads nothing, and a yes does', async () => {
  expect(await askedFor(false)).toEqual([systemInfo.id, popup.id])
  expect(await askedFor(true)).toEqual([systemInfo.id, popup.id, download.id])
})
