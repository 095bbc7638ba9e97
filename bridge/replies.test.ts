import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOST_ERRORS } from '../contract/bridge.ts'
import { WAIT_MS } from '../contract/bridge-methods.ts'
import { DIALECTS, writeMessage } from '../contract/bridge-wire.ts'
import { BridgeError } from './bridge-error.ts'
import { openPage, outcome, type TestPage } from './page.test-support.ts'
import { FAULTS, type Fault } from './simulator/faults.ts'

const app = { appId: 1, packageName: 'a' }
const data = { status: 64 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What becomes of a question whose reply meets this fault. */
async function meet(page: TestPage, dialect: (typeof DIALECTS)[number], fault: Fault) {
  const asked = outcome(page.bridge.call('checkStatus', app))
  const { id, method } = page.calls[page.calls.length - 1] ?? { id: '', method: 0 }
  for (const { text, afterMs } of FAULTS[fault]({
    dialect,
    reply: { id, method, data },
    waitMs: WAIT_MS.query,
  })) {
    setTimeout(() => page.deliver(text), afterMs)
  }
  await vi.advanceTimersByTimeAsync(WAIT_MS.query * 2)
  return asked
}

const ends: [Fault, unknown, ignored: number][] = [
  ['none', data, 0],
  ['slow', data, 0],
  ['late', 'TIMEOUT', 1],
  ['missing', 'TIMEOUT', 0],
  ['doubled', data, 1],
  ['malformed', 'TIMEOUT', 1],
  ['wrong data', 'BAD_REPLY', 0],
  ['data of another call', 'TIMEOUT', 1],
  ['reply to another call', 'TIMEOUT', 1],
  ['one megabyte', 'TIMEOUT', 1],
  ['a __proto__ field', data, 0],
]

describe.each(DIALECTS)('%s', dialect => {
  test('every fault the simulator knows is tried here', () => {
    expect(ends.map(([fault]) => fault)).toEqual(Object.keys(FAULTS))
  })

  test.each(ends)('[BR-1] a reply with the fault "%s" ends the call with %j', async (fault, end, ignored) => {
    const page = openPage(dialect)
    const result = await meet(page, dialect, fault)
    expect(result).toEqual(end)
    expect('polluted' in Object(result)).toBe(false)
    expect(page.bridge.ignored).toBe(ignored)
    expect(page.bridge.pending).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    expect(await meet(page, dialect, 'none')).toEqual(data)
  })

  test.each(['unknown id', 'other method', 'number id', 'null id', 'no method'])(
    '[BR-1] a reply with %s leaves the call as it is',
    async kind => {
      const page = openPage(dialect)
      const asked = page.bridge.call('checkStatus', app)
      const [call] = page.calls
      const id = call?.id
      page.send(
        {
          'unknown id': { id: 'y'.repeat(24), method: 5, data },
          'other method': { id, method: 6, data },
          'number id': { id: 7, method: 5, data },
          'null id': { id: null, method: 5, data },
          'no method': { id: 'y'.repeat(24), data },
        }[kind] ?? {},
      )
      expect([page.bridge.pending, page.bridge.ignored]).toEqual([1, 1])
      page.send({ id, method: 5, data })
      expect(await asked).toEqual(data)
    },
  )

  test('[BR-1] two calls at once are answered in any order, each with its own', async () => {
    const page = openPage(dialect)
    const first = page.bridge.call('checkStatus', app)
    const second = page.bridge.call('checkStatus', app)
    const [a, b] = page.calls
    expect(a?.id).not.toBe(b?.id)
    page.send({ id: b?.id, method: 5, data: { status: 2 } })
    page.send({ id: a?.id, method: 5, data: { status: 4, progress: 10 } })
    expect(await Promise.all([first, second])).toEqual([{ status: 4, progress: 10 }, { status: 2 }])
  })

  test.each(HOST_ERRORS)('[BR-1] native refuses with %s', async error => {
    const page = openPage(dialect, undefined, ({ id, method }) => ({ id, method, error }))
    const refused = page.bridge.call('login', {})
    await expect(refused).rejects.toBeInstanceOf(BridgeError)
    await expect(refused).rejects.toMatchObject({ code: error, method: 'login', message: `login: ${error}` })
  })

  test.each(['boom', 'TIMEOUT', 'NO_HOST', 7, null, {}])(
    '[BR-1] any other error from native is HOST_ERROR: %j',
    async error => {
      const page = openPage(dialect, undefined, ({ id, method }) => ({
        id,
        method,
        data: { loggedIn: true },
        error,
      }))
      expect(await outcome(page.bridge.call('login', {}))).toBe('HOST_ERROR')
    },
  )

  test('[BR-1] native that throws is HOST_ERROR, also where no reply is expected', async () => {
    const page = openPage(dialect, undefined, () => {
      throw new Error('java')
    })
    expect(await outcome(page.bridge.call('checkStatus', app))).toBe('HOST_ERROR')
    expect(await outcome(page.bridge.call('toast', { msg: 'm' }))).toBe('HOST_ERROR')
    expect([page.bridge.pending, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('[BR-1] a cancelled call ends at once, and its reply is ignored', async () => {
    const page = openPage(dialect)
    const asked = page.bridge.call('login', {})
    asked.cancel()
    expect([page.bridge.pending, vi.getTimerCount()]).toEqual([0, 0])
    page.send({ id: page.calls[0]?.id, method: 13, data: { loggedIn: true } })
    expect(await outcome(asked)).toBe('CANCELLED')
    expect(page.bridge.ignored).toBe(1)
    asked.cancel()
  })

  test('[BR-1] a closed bridge has cancelled everything and hears nothing', async () => {
    const page = openPage(dialect)
    const heard = vi.fn()
    page.bridge.on('appStatus', heard)
    const asked = [page.bridge.call('login', {}), page.bridge.call('checkStatus', app)].map(outcome)
    page.bridge.close()
    expect(await Promise.all(asked)).toEqual(['CANCELLED', 'CANCELLED'])
    page.send({ method: 4, data: { packageName: 'a', status: 4 } })
    expect(heard).not.toHaveBeenCalled()
    expect([page.bridge.pending, vi.getTimerCount()]).toEqual([0, 0])
  })

  test('[BR-1] 10,000 calls, however they end, leave nothing behind', async () => {
    let n = 0
    const page = openPage(dialect, undefined, ({ id, method }) => {
      n += 1
      return [
        { id, method, data },
        { id, method, error: 'DENIED' },
        { id, method, data: [] },
        undefined,
        { id: 'z', method },
      ][n % 5]
    })
    const ended = Array.from({ length: 10_000 }, (_, i) => {
      const asked = page.bridge.call('checkStatus', app)
      if (i % 7 === 0) asked.cancel()
      return outcome(asked)
    })
    await vi.advanceTimersByTimeAsync(WAIT_MS.query)
    const all = await Promise.all(ended)
    expect(new Set(all.map(end => (typeof end === 'string' ? end : 'data')))).toEqual(
      new Set(['data', 'DENIED', 'BAD_REPLY', 'TIMEOUT', 'CANCELLED']),
    )
    expect([page.bridge.pending, vi.getTimerCount()]).toEqual([0, 0])
    expect(new Set(page.calls.map(call => call.id)).size).toBe(10_000)
  }, 30_000)

  test('[BR-4] status and progress are heard until they no longer are', () => {
    const page = openPage(dialect)
    const status = vi.fn()
    const progress = vi.fn()
    page.bridge.on('appStatus', status)
    page.bridge.on('progress', progress)
    page.send({ method: 4, data: { packageName: 'a', status: 4, progress: 0 } })
    page.send({ method: 4, data: { packageName: 'a', status: 4, progress: 40, newer: 1 } })
    page.send({ method: 4, data: { packageName: 'a', status: 77 } })
    expect(status.mock.calls).toEqual([
      [{ packageName: 'a', status: 4, progress: 0 }],
      [{ packageName: 'a', status: 4, progress: 40 }],
      [{ packageName: 'a', status: 77 }],
    ])
    expect(progress.mock.calls).toEqual([
      [{ packageName: 'a', progress: 0 }],
      [{ packageName: 'a', progress: 40 }],
    ])
    page.bridge.off('appStatus', status)
    page.send({ method: 4, data: { packageName: 'a', status: 16 } })
    expect(status).toHaveBeenCalledTimes(3)
    expect(page.bridge.ignored).toBe(0)
  })

  test('[BR-4] a listener that throws harms neither native nor the next listener', () => {
    const page = openPage(dialect)
    const next = vi.fn()
    page.bridge.on('appStatus', () => {
      throw new Error('mine')
    })
    page.bridge.on('appStatus', next)
    page.send({ method: 4, data: { packageName: 'a', status: 4 } })
    expect(next).toHaveBeenCalledOnce()
    expect(() => vi.runAllTimers()).toThrow('mine')
  })
})

test('[BR-1] a message with an origin or a window comes from some page, not from native', async () => {
  const page = openPage('webmessage')
  const asked = page.bridge.call('checkStatus', app)
  const text = writeMessage('webmessage', { id: page.calls[0]?.id, method: 5, data })
  page.window.pergolaPort?.onmessage?.({ data: text, origin: 'https://evil.example' })
  page.window.pergolaPort?.onmessage?.({ data: text, origin: '', source: page.window })
  expect([page.bridge.pending, page.bridge.ignored]).toEqual([1, 2])
  page.window.pergolaPort?.onmessage?.({ data: text, origin: '', source: null })
  expect(await asked).toEqual(data)
})
