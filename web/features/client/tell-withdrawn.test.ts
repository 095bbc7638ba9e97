// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { openPage } from '../../../bridge/page.test-support.ts'
import { APP_STATUS } from '../../../contract/bridge.ts'
import { METHODS } from '../../../contract/bridge-methods.ts'
import { tellWithdrawn } from './tell-withdrawn.ts'

const gone = (kind: string) => {
  const page = document.createElement('div')
  page.innerHTML = `<main data-withdrawn="${kind}" data-app-id="42" data-pname="com.example.moss"></main>`
  return page
}

/** What the client is asked for on a page, when it says this of the app. */
async function asked(page: ParentNode, status: number): Promise<unknown[]> {
  const opened = openPage('webmessage', undefined, ({ id, method }) => ({ id, method, data: { status } }))
  await tellWithdrawn(opened.bridge, page)
  return opened.calls.map(({ method, data }) => [method, data])
}

const app = { appId: 42, packageName: 'com.example.moss' }
const { checkStatus, withdrawn } = METHODS

test.each(['malware', 'fraud'])('a client with an installed app that is %s gets a warning', async kind => {
  for (const status of [APP_STATUS.latestInstalled, APP_STATUS.oldVerInstalled, APP_STATUS.patchInstalled])
    expect(await asked(gone(kind), status)).toEqual([
      [checkStatus.id, app],
      [withdrawn.id, { ...app, kind }],
    ])
})

test('it gets none for an app that it does not have, or that may stay', async () => {
  for (const status of [APP_STATUS.undownload, APP_STATUS.downloadComplete, APP_STATUS.unknown])
    expect(await asked(gone('malware'), status)).toEqual([[checkStatus.id, app]])
  for (const page of [gone('law'), document.createElement('div')])
    expect(await asked(page, APP_STATUS.latestInstalled)).toEqual([])
})

test('one that is too old to know the call is not asked', async () => {
  const opened = openPage('webmessage', { client: '4.1.9' }, ({ id, method }) => ({
    id,
    method,
    data: { status: APP_STATUS.latestInstalled },
  }))
  await tellWithdrawn(opened.bridge, gone('malware'))
  expect(opened.calls).toEqual([])
})
