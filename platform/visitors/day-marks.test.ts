import { expect, test } from 'vitest'
import { dayMarks } from './day-marks.ts'

const key = 'a key that several processes have'
const noon = Date.UTC(2026, 0, 5, 12)
const from = (ip: string, userAgent = 'a phone') => ({ ip, headers: { 'user-agent': userAgent } })
const { network, visit } = dayMarks(key)

test('who comes again on the same day has the same marks, in every process', () => {
  const other = dayMarks(key)
  const came = from('203.0.113.7')
  expect(visit(came, noon)).toBe(other.visit(came, noon + 11 * 3_600_000))
  expect(network(came, noon)).toBe(other.network(from('203.0.113.99', 'another'), noon))
})

test.each([
  ['the next day', from('203.0.113.7'), noon + 12 * 3_600_000, key],
  ['with another key', from('203.0.113.7'), noon, 'another key than the others have'],
  ['from elsewhere', from('203.0.114.7'), noon, key],
])('%s all marks are others', (_when, came, now, itsKey) => {
  const marks = dayMarks(itsKey)
  expect(marks.visit(came, now)).not.toBe(visit(from('203.0.113.7'), noon))
  expect(marks.network(came, now)).not.toBe(network(from('203.0.113.7'), noon))
})

test('of IPv6 all addresses that one visitor has are one visit', () => {
  expect(visit(from('2001:db8:1:2::1'), noon)).toBe(visit(from('2001:db8:1:2:3:4:5:6'), noon))
  expect(visit(from('2001:db8:1:2::1'), noon)).not.toBe(visit(from('2001:db8:1:3::1'), noon))
})

test('a neighbour, or another browser, is another visit', () => {
  const marks = [from('203.0.113.7'), from('203.0.113.8'), from('203.0.113.7', 'another')].map(came =>
    visit(came, noon),
  )
  expect(new Set(marks).size).toBe(3)
  for (const mark of marks) expect(mark).toMatch(/^[\w-]{16}$/)
})
