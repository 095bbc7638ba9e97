// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, awaitAnswer, offerAfterLink } from './await-answer.ts'
import { closeNotice } from './notice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  closeNotice()
  vi.useRealTimers()
})

const offers = () => document.querySelectorAll('section a[data-by=get-app]').length
const asked = (tell: (outcome: string) => void) => ({
  instead: '/packages/a.apk',
  size: 1,
  since: performance.now(),
  tell,
})
/** The outcomes, and how many offers are there, once the program has answered after so long, and at the end. */
async function after(ms: number, answer: Answer) {
  const told: string[] = []
  const answered = new Promise<Answer>(done => setTimeout(done, ms, answer))
  awaitAnswer(
    answered,
    asked(outcome => told.push(outcome)),
  )
  const seen: number[] = []
  for (const pause of [1990, 20, 3000]) {
    await vi.advanceTimersByTimeAsync(pause)
    seen.push(offers())
  }
  return { told, seen }
}

test('[DL-9] an answer in time is a download, and nothing is offered', async () => {
  expect(await after(1900, 'taken')).toEqual({ told: ['download'], seen: [0, 0, 0] })
})

test('[DL-9] without an answer the ordinary download is offered after two seconds, and the press counts as unanswered', async () => {
  expect(await after(1e6, 'taken')).toEqual({ told: ['unanswered'], seen: [0, 1, 1] })
})

test('[DL-9] a late answer takes the offer back, and counts', async () => {
  expect(await after(2500, 'taken')).toEqual({ told: ['unanswered', 'download'], seen: [0, 1, 0] })
})

test('[DL-9] a program that refuses leads to the offer at once', async () => {
  expect(await after(100, 'refused')).toEqual({ told: ['unanswered'], seen: [1, 1, 1] })
})

test('a visitor who changed their mind is left alone', async () => {
  expect(await after(100, 'cancelled')).toEqual({ told: [], seen: [0, 0, 0] })
})

test('[DL-9] time that passed since the press is part of the two seconds', async () => {
  awaitAnswer(new Promise(() => {}), { ...asked(() => {}), since: performance.now() - 1500 })
  await vi.advanceTimersByTimeAsync(510)
  expect(offers()).toBe(1)
})

test('[DL-8] a link of another program leads to the offer in any case, and is a download if it hid the page', async () => {
  const told: string[] = []
  for (const hides of [false, true]) {
    offerAfterLink(asked(outcome => told.push(outcome)))
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hides)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(2010)
    expect(offers()).toBe(1)
  }
  expect(told).toEqual(['unanswered', 'download'])
})
