import { expect, test } from 'vitest'
import { buildCatalogue } from './catalogue.ts'
import { day, today } from './core/clock.ts'
import { fromNow } from './from-now.ts'

const { rows } = buildCatalogue()
const toBeHad = (given: typeof rows, now: number) =>
  given.gift_cards.filter(({ valid_until }) => Date.parse(String(valid_until)) > now).length

test('a year later as many gifts can be had, and an app is as many days away', () => {
  const later = today + 365 * day + 3_600_000
  expect(toBeHad(rows, today)).toBeGreaterThan(50)
  expect(toBeHad(rows, later)).toBe(0)
  const moved = fromNow(rows, later)
  expect(toBeHad(moved, later)).toBe(toBeHad(rows, today))
  const daysAway = (given: typeof rows, now: number) =>
    given.apps.flatMap(({ coming_at }) =>
      typeof coming_at === 'string' ? Math.round((Date.parse(coming_at) - now) / day) : [],
    )
  expect(daysAway(moved, later)).toEqual(daysAway(rows, today))
})

test('what has happened stays where it was', () => {
  const moved = fromNow(rows, today + 365 * day)
  expect(moved.versions).toEqual(rows.versions)
  expect(moved.comments).toEqual(rows.comments)
})
