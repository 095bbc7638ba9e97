import { Window } from 'happy-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initRisk } from './risk.ts'

const settings = { script: 'https://risk.example/sdk.js', appName: 'pergola' }
let page: Window & { PergolaRisk?: unknown }

beforeEach(() => {
  vi.useFakeTimers()
  page = new Window()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page.document)
  vi.stubGlobal('localStorage', page.localStorage)
  page.document.body.dataset.risk = JSON.stringify(settings)
  // Nothing is fetched: the test says how it ends.
  vi.spyOn(page.document.head, 'appendChild').mockImplementation(node => node)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const kept = () => page.localStorage.getItem('risk_token')
const element = () =>
  vi.mocked(page.document.head.appendChild).mock.calls[0]?.[0] as unknown as HTMLScriptElement

/** Risk control with a provider whose script has been fetched. */
function withProvider(provider: unknown) {
  const risk = initRisk(settings, true)
  page.PergolaRisk = provider
  element().onload?.(new Event('load'))
  return risk
}

test.each([
  ['without a provider', undefined, true],
  ['without consent', settings, false],
])('[TRK-8] %s nothing is loaded, and that is kept', async (_, given, agreed) => {
  expect(await initRisk(given, agreed)).toEqual({ ok: false, reason: 'not_loaded' })
  expect(page.document.head.appendChild).not.toHaveBeenCalled()
  expect(kept()).toBe('risk:not_loaded')
})

test.each([[undefined], [{}], [{ init: 'no function' }]])(
  '[TRK-8] a script that leaves %j behind is not loaded',
  async provider => {
    expect(await withProvider(provider)).toEqual({ ok: false, reason: 'not_loaded' })
    expect(kept()).toBe('risk:not_loaded')
  },
)

test('[SEC-2] a script that the page does not name is not loaded', async () => {
  for (const script of ['https://evil.example/sdk.js', `${settings.script}?x`, '/assets/x.js', '']) {
    expect(await initRisk({ ...settings, script }, true)).toEqual({ ok: false, reason: 'load_failed' })
    page.document.body.removeAttribute('data-risk')
    expect(await initRisk(settings, true)).toEqual({ ok: false, reason: 'load_failed' })
    page.document.body.dataset.risk = JSON.stringify(settings)
  }
  expect(page.document.head.appendChild).not.toHaveBeenCalled()
})

test('[TRK-8] a script that fails to load has failed', async () => {
  const risk = initRisk(settings, true)
  element().onerror?.('')
  expect(await risk).toEqual({ ok: false, reason: 'load_failed' })
  expect(kept()).toBe('risk:load_failed')
})

test('[TRK-8] a script that takes five seconds has failed', async () => {
  const risk = initRisk(settings, true)
  await vi.advanceTimersByTimeAsync(4999)
  expect(kept()).toBe(null)
  await vi.advanceTimersByTimeAsync(1)
  expect(await risk).toEqual({ ok: false, reason: 'load_failed' })
})

test('[TRK-8] a provider that does not call back in three seconds is not waited for, whatever it says later', async () => {
  let callBack: (state: string, token: string) => void = () => {}
  const risk = withProvider({
    init: (_: object, done: typeof callBack) => {
      callBack = done
    },
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(kept()).toBe(null)
  await vi.advanceTimersByTimeAsync(1)
  expect(await risk).toEqual({ ok: false, reason: 'init_no_callback' })
  callBack('ok', 'late')
  await vi.advanceTimersByTimeAsync(1)
  expect(kept()).toBe('risk:init_no_callback')
})

test.each([
  ['another state', ['bad', 'token']],
  ['no token', ['ok']],
  ['an empty token', ['ok', '']],
])('[TRK-8] a provider that calls back with %s has failed', async (_, said) => {
  const init = (_: object, done: (...said: string[]) => void) => done(...said)
  expect(await withProvider({ init })).toEqual({ ok: false, reason: 'init_failed' })
  expect(kept()).toBe('risk:init_failed')
})

test('[TRK-8] a provider that throws has failed', async () => {
  const init = () => {
    throw new Error('no')
  }
  expect(await withProvider({ init })).toEqual({ ok: false, reason: 'init_failed' })
})

test('[TRK-8] the provider gets the app’s name, and its token is kept', async () => {
  const init = ({ appName }: { appName: string }, done: (...said: string[]) => void) =>
    done('ok', `token of ${appName}`)
  expect(await withProvider({ init })).toEqual({ ok: true, token: 'token of pergola' })
  expect(kept()).toBe('token of pergola')
})
