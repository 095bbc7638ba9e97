import { expect, test, vi } from 'vitest'
import { connect } from './connect.ts'
import { bareWindow, ORIGIN, openPage, outcome } from './page.test-support.ts'
import { plant } from './simulator/plant.ts'
import type { NativeWindow } from './transports.ts'

const client = 'Mozilla/5.0 pergolaclient/4.2'
const options = { origins: [ORIGIN], hosts: ['store.example'] }

/** What a page in this window gets when it asks. */
async function ask(window: NativeWindow, origins = options.origins) {
  const deliver = plant(window, 'webmessage', text => {
    const { id, method } = JSON.parse(text)
    deliver(JSON.stringify({ id, method, data: { loggedIn: true } }))
  })
  const { bridge, clientInfo } = connect({ ...options, origins, window })
  return [clientInfo.transport, await outcome(bridge.call('loginCheck', {}))]
}
const works = ['webmessage', { loggedIn: true }]
const noHost = [undefined, 'NO_HOST']

/** A window inside others, the outermost last. */
function nested(...origins: string[]): NativeWindow {
  const [inner = bareWindow(), ...outer] = origins.map(origin => bareWindow(client, origin))
  outer.reduce((child, parent) => Object.assign(child, { parent }) && parent, inner)
  return inner
}

test('[BR-1] without native every call is NO_HOST, whatever the user agent says', async () => {
  const { bridge, clientInfo } = connect({ ...options, window: bareWindow(client) })
  expect(clientInfo).toEqual({ client: '4.2' })
  expect(bridge.supports('login')).toBe(false)
  expect(await outcome(bridge.call('login', {}))).toBe('NO_HOST')
  expect(await outcome(bridge.call('toast', { msg: '' }))).toBe('NO_HOST')
  bridge.close()
})

test('[BR-1] a call without a waiting caller fails silently', async () => {
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const { bridge } = connect({ ...options, window: bareWindow(client) })
  bridge.call('toast', { msg: '' })
  bridge.call('toString' as 'exitPage', {})
  await new Promise(done => setTimeout(done, 20))
  process.off('unhandledRejection', unhandled)
  expect(unhandled).not.toHaveBeenCalled()
})

test('[BR-1] what surrounds the page is known at once', () => {
  expect(openPage('jsobject', { client: '4.2' }).clientInfo).toEqual({ client: '4.2', transport: 'jsobject' })
  expect(openPage('webmessage', { host: '2' }).clientInfo).toEqual({ host: '2', transport: 'webmessage' })
})

test('[BR-1] the port is preferred where both are planted', () => {
  const window = bareWindow(client)
  plant(window, 'jsobject', () => {})
  plant(window, 'webmessage', () => {})
  expect(connect({ ...options, window }).clientInfo.transport).toBe('webmessage')
})

test.each([[{}], [{ postMessage: 1 }], ['text'], [null]])('[BR-1] %j is no native', thing => {
  const window = Object.assign(bareWindow(client), { pergolaPort: thing, pergolaHost: thing })
  expect(connect({ ...options, window }).clientInfo.transport).toBeUndefined()
})

test('[BR-1] native is used on the listed origins only', async () => {
  expect(await ask(nested(ORIGIN))).toEqual(works)
  expect(await ask(nested(ORIGIN), [])).toEqual(noHost)
  for (const origin of [
    'http://store.example',
    'https://store.example:8443',
    'https://m.store.example',
    'null',
  ]) {
    expect(await ask(nested(origin))).toEqual(noHost)
  }
})

test('[BR-1] native is used in a frame only when everything around it is of its own origin', async () => {
  expect(await ask(nested(ORIGIN, ORIGIN))).toEqual(works)
  expect(await ask(nested(ORIGIN, ORIGIN, ORIGIN))).toEqual(works)
  const both = [ORIGIN, 'https://evil.example']
  expect(await ask(nested(ORIGIN, 'https://evil.example'), both)).toEqual(noHost)
  expect(await ask(nested(ORIGIN, ORIGIN, 'https://evil.example'), both)).toEqual(noHost)
  expect(await ask(nested(ORIGIN, 'https://evil.example', ORIGIN), both)).toEqual(noHost)
})

test('[BR-1] a parent that may not be looked at is of another origin', async () => {
  const window = bareWindow(client)
  const parent = Object.defineProperty({}, 'origin', {
    get() {
      throw new DOMException('Blocked a frame', 'SecurityError')
    },
  })
  expect(await ask(Object.assign(window, { parent }))).toEqual(noHost)
})

test.each([
  'http://store.example/a',
  'https://evil.example/',
  'javascript:alert(1)',
  'https://store.example@evil.example/',
])('[BR-2] the address %s does not reach native', async url => {
  const page = openPage('webmessage')
  const share = { title: 't', content: 'c', url: 'https://store.example/' }
  expect(await outcome(page.bridge.call('openNewPage', { url, title: 't', level: 0 }))).toBe('BAD_PARAMS')
  expect(await outcome(page.bridge.call('shareFriends', { ...share, url }))).toBe('BAD_PARAMS')
  expect(await outcome(page.bridge.call('shareFriends', { ...share, imgUrl: url }))).toBe('BAD_PARAMS')
  expect(page.texts).toEqual([])
})
