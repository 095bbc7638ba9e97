import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

const now = Date.UTC(2026, 10, 14, 4)
const left = (seconds: number) => timeLeft(now + seconds * 1000, now)

test('splits what is left into days, hours, minutes and seconds', () => {
  expect(left(3 * 86_400 + 4 * 3600 + 5 * 60 + 6)).toEqual({ days: 3, hours: 4, minutes: 5, seconds: 6 })
  expect(left(86_400)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 })
  expect(left(3599)).toEqual({ days: 0, hours: 0, minutes: 59, seconds: 59 })
})

test('the last part of a second is still a second, and nothing is left at the moment itself', () => {
  expect(left(0.001)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
  for (const seconds of [0, -1, -86_400, Number.NaN]) expect(left(seconds)).toBeUndefined()
})
