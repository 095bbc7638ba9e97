import { expect, test, vi } from 'vitest'
import { waitForPlatform } from './platform.ts'
import { poll, wait } from './poll.ts'
import { windowSize } from './window-size.ts'

test.each([0, 1, 10])('[DET-16] the window size is known after %d retries, 200 ms apart', async retries => {
  const view = { innerWidth: 0, innerHeight: 0 }
  const pauses: number[] = []
  const size = await windowSize(known(view, retries), async ms => void pauses.push(ms))
  expect(size).toEqual({ width: 360, height: 640 })
  expect(pauses).toEqual(Array(retries).fill(200))
})

test('[DET-16] after ten retries the size counts as not known', async () => {
  const pause = vi.fn(async () => {})
  expect(await windowSize(known({ innerWidth: 0, innerHeight: 0 }, 11), pause)).toBeUndefined()
  expect(pause).toHaveBeenCalledTimes(10)
})

test.each([
  [0, 640],
  [360, 0],
])('[DET-16] %d × %d is not a size', async (innerWidth, innerHeight) => {
  expect(await windowSize({ innerWidth, innerHeight }, async () => {})).toBeUndefined()
})

test('[TRK-4] tracking waits up to 20 × 50 ms for the platform', async () => {
  const pauses: number[] = []
  const pause = async (ms: number) => void pauses.push(ms)
  expect(await waitForPlatform(() => undefined, pause)).toBeUndefined()
  expect(pauses).toEqual(Array(20).fill(50))
  expect(await waitForPlatform(() => (pauses.length === 40 ? 'android' : undefined), pause)).toBe('android')
})

test('[TRK-4] a platform that is known at once is not waited for', async () => {
  const pause = vi.fn(async () => {})
  expect(await waitForPlatform(() => 'web', pause)).toBe('web')
  expect(pause).not.toHaveBeenCalled()
})

test('[TRK-4] values that are merely falsy are known', async () => {
  expect(
    await poll(
      () => 0,
      1,
      1,
      async () => expect.fail('no wait'),
    ),
  ).toBe(0)
})

test('[TRK-4] the clock of the browser is used unless another is given', async () => {
  vi.useFakeTimers()
  try {
    const done = vi.fn()
    const waiting = wait(50).then(done)
    await vi.advanceTimersByTimeAsync(49)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await waiting
    expect(done).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})

/** A view whose size becomes known at the given reading. */
function known(view: { innerWidth: number; innerHeight: number }, after: number) {
  let readings = 0
  return {
    get innerWidth() {
      return readings++ >= after ? 360 : view.innerWidth
    },
    get innerHeight() {
      return readings > after ? 640 : view.innerHeight
    },
  }
}
