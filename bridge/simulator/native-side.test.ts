import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { METHODS, type Method, type Payload } from '../../contract/bridge-methods.ts'
import { sampleOf } from '../../contract/bridge-sample.ts'
import type { WireCall } from '../../contract/bridge-wire.ts'
import { connect } from '../connect.ts'
import { bareWindow, ORIGIN, outcome } from '../page.test-support.ts'
import { type Choices, createNativeSide, methodOf, type WireEntry } from './native-side.ts'
import { plant } from './plant.ts'
import { userAgentOf } from './user-agent.ts'

const app = { appId: 1, packageName: 'a' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openSimulated(chosen: Partial<Choices> = {}) {
  const wire: WireEntry[] = []
  const shown: Method[] = []
  const window = bareWindow(userAgentOf({ client: '4.2', host: '2.0' }))
  const native = createNativeSide({
    choices: () => ({ answer: 'result', fault: 'none', playsAlong: true, network: 'wifi', ...chosen }),
    log: entry => wire.push(entry),
    show: method => shown.push(method),
    changed: () => {},
  })
  const deliver = plant(window, 'jsobject', text => hear(text))
  const hear = native.attach({ dialect: 'jsobject', deliver })
  const { bridge } = connect({ window, origins: [ORIGIN], hosts: ['store.example'] })
  const heard: unknown[] = []
  bridge.on('appStatus', event => heard.push(event))
  const call = async <M extends Method>(method: M, payload: Payload<M>) => {
    const end = outcome(bridge.call(method, payload))
    await vi.advanceTimersByTimeAsync(50)
    return end
  }
  return { native, hear, bridge, wire, shown, heard, call }
}

test('[BR-2] the simulator answers every method of the contract', async () => {
  const { bridge, call, wire, shown } = openSimulated({ playsAlong: false })
  const names = Object.keys(METHODS) as Method[]
  for (const name of names) {
    expect([name, await call(name, sampleOf(METHODS[name].payload) as Payload<Method>)]).not.toContain(
      'TIMEOUT',
    )
  }
  expect(shown).toEqual(names)
  expect(wire.filter(({ from }) => from === 'page').map(({ name }) => name)).toEqual(names)
  expect([bridge.pending, bridge.ignored]).toEqual([0, 0])
})

test('[BR-4] an app is downloaded, paused, continued, installed and opened', async () => {
  const { call, heard, native } = openSimulated()
  const last = () => heard[heard.length - 1]
  expect(await call('checkStatus', app)).toEqual({ status: 2 })
  await call('download', { ...sampleOf(METHODS.download.payload), packageName: 'a' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(last()).toEqual({ packageName: 'a', status: 4, progress: 30 })
  await call('pause', app)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await call('checkStatus', app)).toEqual({ status: 8, progress: 30 })
  await call('continue', app)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(last()).toEqual({ packageName: 'a', status: 16 })
  await call('install', app)
  expect(last()).toEqual({ packageName: 'a', status: 32 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(last()).toEqual({ packageName: 'a', status: 64 })
  native.push({ packageName: 'a', status: 512 })
  await call('uncompress', app)
  expect(last()).toEqual({ packageName: 'a', status: 1024 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(last()).toEqual({ packageName: 'a', status: 16 })
})

test('[BR-4] with everything in the developer’s hand nothing moves by itself', async () => {
  const { call, heard, native } = openSimulated({ playsAlong: false })
  await call('install', app)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(heard).toEqual([])
  native.push({ packageName: 'a', status: 4096, progress: 7 })
  expect(heard).toEqual([{ packageName: 'a', status: 4096, progress: 7 }])
  expect(await call('checkStatus', app)).toEqual({ status: 4096, progress: 7 })
})

test('[BR-2] the phone remembers settings', async () => {
  const { call } = openSimulated()
  expect(await call('loginCheck', {})).toEqual({ loggedIn: false })
  expect(await call('login', {})).toEqual({ loggedIn: true })
  expect(await call('loginCheck', {})).toEqual({ loggedIn: true })
  expect(await call('keyValueGet', { key: 'k' })).toEqual({})
  expect(await call('keyValueSet', { key: 'k', value: 'v' })).toEqual({})
  expect(await call('keyValueGet', { key: 'k' })).toEqual({ value: 'v' })
})

test('[BR-5] a refused login changes nothing', async () => {
  const chosen: Partial<Choices> = { answer: 'CANCELLED' }
  const { call } = openSimulated(chosen)
  expect(await call('login', {})).toBe('CANCELLED')
  chosen.answer = 'result'
  expect(await call('loginCheck', {})).toEqual({ loggedIn: false })
})

test('[BR-3] methods with one id are told apart, and what is not in the contract has no name', () => {
  const box = { left: 0, top: 0, right: 1, bottom: 1 }
  const call = (data: unknown): WireCall => ({ id: '', method: 1105, data })
  expect(methodOf(call({ ...box, action: 0 }))).toBe('screenCapture')
  expect(methodOf(call({ ...box, action: 1, msg: '' }))).toBe('screenCaptureShare')
  expect(methodOf(call({ ...box, action: 2 }))).toBeUndefined()
  const { hear, wire } = openSimulated()
  hear('{"key_method_id":1105}')
  hear('no JSON')
  expect(wire.map(({ name }) => name)).toEqual(['not in the contract', 'not in the contract'])
})

test('[BR-4] the phone goes on when the page has gone, and a page gets no reply of the one before', async () => {
  const { native, bridge, wire } = openSimulated({ fault: 'late' })
  const asked = outcome(bridge.call('install', app))
  const texts: string[] = []
  native.attach({ dialect: 'webmessage', deliver: text => texts.push(text) })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await asked).toBe('TIMEOUT')
  expect(texts.map(text => JSON.parse(text))).toEqual([{ method: 4, data: { packageName: 'a', status: 64 } }])
  native.detach()
  native.push({ packageName: 'a', status: 2 })
  expect(texts).toHaveLength(1)
  expect(wire.filter(({ from }) => from === 'native')).toHaveLength(2)
})
