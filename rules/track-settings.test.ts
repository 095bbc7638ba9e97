import { expect, test } from 'vitest'
import { NO_SETTINGS } from './install/settings.ts'
import { identifiesVisitors, type TrackSettings } from './track-settings.ts'

const track: TrackSettings = {
  url: '/collect',
  signals: 'honour',
  shows: 1,
  identify: false,
  fingerprint: false,
}
const risk = { script: 'https://risk.example/sdk.js', appName: 'x' }

test('[TRK-7] [TRK-8] visitors are asked only where something identifies them', () => {
  expect(identifiesVisitors(track, NO_SETTINGS)).toBe(false)
  expect(identifiesVisitors(undefined, NO_SETTINGS)).toBe(false)
  expect(identifiesVisitors({ ...track, identify: true }, NO_SETTINGS)).toBe(true)
  expect(identifiesVisitors({ ...track, fingerprint: true }, NO_SETTINGS)).toBe(true)
  expect(identifiesVisitors(undefined, { ...NO_SETTINGS, risk })).toBe(true)
})
