import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatSecond } from './time.ts'

const newYear = Date.UTC(2026, 11, 31, 16, 0)

test('[COM-4] a time is written as people in China read their clocks', () => {
  expect(formatDateTime(newYear)).toBe('2027-01-01 00:00')
  expect(formatDateTime(newYear - 1)).toBe('2026-12-31 23:59')
  expect(formatSecond(newYear - 1000)).toBe('2026-12-31T23:59:59')
  expect(formatDate(newYear)).toBe('2027-01-01')
  expect(formatDate(newYear - 1)).toBe('2026-12-31')
})

test('[COM-4] a date object and another zone do as well', () => {
  expect(formatDateTime(new Date(newYear))).toBe('2027-01-01 00:00')
  expect(formatDateTime(newYear, 0)).toBe('2026-12-31 16:00')
  expect(formatDate(newYear, -17 * 60)).toBe('2026-12-30')
})

test('[COM-4] the years 0 and 9999 are the limits', () => {
  expect(formatDate(Date.UTC(9999, 11, 31), 0)).toBe('9999-12-31')
  expect(formatDate(Date.UTC(10_000, 0, 1), 0)).toBe('')
  expect(formatDate(Date.parse('0000-01-01T00:00:00Z'), 0)).toBe('0000-01-01')
  expect(formatDate(Date.parse('0000-01-01T00:00:00Z') - 1, 0)).toBe('')
})

test.each([[Number.NaN], [Number.POSITIVE_INFINITY], [new Date('never')], [9e15]])(
  '[COM-4] the impossible time %s is empty',
  time => {
    expect(formatDate(time)).toBe('')
    expect(formatDateTime(time)).toBe('')
    expect(formatSecond(time)).toBe('')
  },
)
