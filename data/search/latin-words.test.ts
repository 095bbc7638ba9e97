import { expect, test } from 'vitest'
import { withoutDoings, withoutEmpty, withoutWishes, wordStem } from './latin-words.ts'

test.each([
  ['tracker', 'tracking', 'tracked', 'track', 'tracks'],
  ['scanner', 'scanning', 'scan', 'scans'],
  ['translate', 'translator', 'translation', 'translations'],
  ['calculator', 'calculators', 'calculate'],
  ['monitor', 'monitors', 'monitoring'],
  ['journal', 'journaling'],
  ['hike', 'hiking', 'hiker'],
  ['diary', 'diaries'],
  ['time', 'timer', 'timing'],
  ['note', 'notes', 'noting'],
  ['game', 'gaming', 'games'],
])('%s and its relatives have one stem', (...words) => {
  expect(new Set(words.map(wordStem)).size).toBe(1)
})

test.each([
  ['station', 'state'],
  ['string', 'str'],
  ['color', 'col'],
  ['seller', 'sel'],
  ['user', 'us'],
  ['bus', 'bu'],
])('%s is not %s', (one, other) => expect(wordStem(one)).not.toBe(wordStem(other)))

test('what is not of Latin letters stays as it is', () => {
  expect(['7zip', 'über', '2fa', 'русские'].map(wordStem)).toEqual(['7zip', 'über', '2fa', 'русские'])
})

test('words that say little go where others stay', () => {
  expect(withoutEmpty(['maps', 'and', 'navigation'])).toEqual(['maps', 'navigation'])
  expect(withoutEmpty(['to'])).toEqual(['to'])
  expect(withoutWishes(['simple', 'podcast', 'players'])).toEqual(['podcast', 'players'])
  expect(withoutDoings(['podcast', 'players'])).toEqual(['podcast'])
  expect(withoutDoings(['reader'])).toEqual(['reader'])
})
