import { expect, test } from 'vitest'
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
  expect(identifiesVisitors(track, undefined)).toBe(false)
  expect(identifiesVisitors(undefined, undefined)).toBe(false)
  expect(identifiesVisitors({ ...track, identify: true }, undefined)).toBe(true)
  expect(identifiesVisitors({ ...track, fingerprint: true }, undefined)).toBe(true)
  expect(identifiesVisitors(undefined, risk)).toBe(true)
})
