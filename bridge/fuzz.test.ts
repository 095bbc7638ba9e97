import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { METHODS } from '../contract/bridge-methods.ts'
import { DIALECTS, writeMessage } from '../contract/bridge-wire.ts'
import { openPage, outcome } from './page.test-support.ts'

const anyMethod = fc.constantFrom(4, ...Object.values(METHODS).map(row => row.id))
const id = fc.oneof(fc.string(), fc.constantFrom(null, '', '__proto__', 'constructor', 0, {}), fc.uuid())
const notAStatus = fc.oneof(
  fc.anything(),
  fc.record({ packageName: fc.anything(), status: fc.constantFrom('4', 4.5, null, '') }),
  fc.record({
    packageName: fc.constant('a'),
    status: fc.nat(),
    progress: fc.constantFrom(-1, 101, '5', null),
  }),
)
const json = fc.json({ maxDepth: 3 })

describe.each(DIALECTS)('%s', dialect => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    json,
    // Messages that look right but answer no call, or push what is no status.
    fc.record({ id, method: fc.oneof(anyMethod, fc.anything()), data: fc.anything() }).map(write),
    fc.record({ method: anyMethod, data: notAStatus }).map(write),
    // Right ones, cut short.
    fc
      .tuple(
        fc.record({ method: fc.constant(4), data: fc.constant({ packageName: 'a', status: 4 }) }),
        fc.nat(20),
      )
      .map(([message, cut]) => write(message).slice(0, -1 - cut)),
  )

  function write(message: object): string {
    try {
      return writeMessage(dialect, message)
    } catch {
      // `fc.anything` also makes what JSON can't say.
      return ''
    }
  }

  test('[BR-1] 50,000 fuzzed messages change nothing but a counter', async () => {
    const page = openPage(dialect)
    const heard = vi.fn()
    page.bridge.on('appStatus', heard)
    page.bridge.on('progress', heard)
    const settled = vi.fn()
    const asked = outcome(page.bridge.call('login', {})).then(settled)
    const globals = Object.keys(page.window)
    for (const message of fc.sample(text, { numRuns: 50_000, seed: 7 })) page.deliver(message)
    await Promise.resolve()
    expect(page.bridge.ignored).toBe(50_000)
    expect(page.bridge.pending).toBe(1)
    expect(settled).not.toHaveBeenCalled()
    expect(heard).not.toHaveBeenCalled()
    expect(page.texts).toHaveLength(1)
    expect(Object.keys(page.window)).toEqual(globals)
    expect(Object.keys(Object.prototype)).toEqual([])
    page.send({ id: page.calls[0]?.id, method: METHODS.login.id, data: { loggedIn: true } })
    await asked
    expect(settled).toHaveBeenCalledWith({ loggedIn: true })
  }, 60_000)
})
