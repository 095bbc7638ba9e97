import { sources } from '@fingerprintjs/fingerprintjs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceComponents } from './fingerprint.ts'

// The browser's own sources are Chromium's to prove; here audio alone is left, and takes as long as the test says.
vi.mock('@fingerprintjs/fingerprintjs', async original => ({
  ...(await original<typeof import('@fingerprintjs/fingerprintjs')>()),
  sources: { audio: vi.fn() },
}))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The value of audio that takes so long, and when, from the moment in which it was asked for. */
function measure(audioMs: number) {
  const asked = Promise.withResolvers<void>()
  vi.mocked(sources.audio).mockReturnValue(() => {
    asked.resolve()
    return new Promise(done => setTimeout(done, audioMs, 124.5))
  })
  let told: string | undefined
  deviceComponents().then(list => {
    told = list.find(({ key }) => key === 'audio')?.value
  })
  return { asked: asked.promise, told: () => told }
}

async function until(asked: Promise<void>): Promise<void> {
  await vi.runOnlyPendingTimersAsync()
  await asked
}

test('[TRK-7] audio that takes a second is not waited for', async () => {
  const { asked, told } = measure(5000)
  await until(asked)
  await vi.advanceTimersByTimeAsync(999)
  expect(told()).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(told()).toBe('-3')
})

test('[TRK-7] audio that takes less counts', async () => {
  const { asked, told } = measure(999)
  await until(asked)
  await vi.advanceTimersByTimeAsync(999)
  expect(told()).toBe('124.5')
})

test('[TRK-7] a browser without audio is noticed at once', async () => {
  vi.mocked(sources.audio).mockReturnValue(-1)
  const device = deviceComponents()
  await vi.runOnlyPendingTimersAsync()
  expect(await device).toContainEqual({ key: 'audio', value: '-1' })
})
