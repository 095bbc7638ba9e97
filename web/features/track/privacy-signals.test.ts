import { expect, test } from 'vitest'
import { wantsPrivacy } from './privacy-signals.ts'

test.each([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: true }, true],
  [{ doNotTrack: '0', globalPrivacyControl: false }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])('[TRK-1] a browser with %j wants privacy: %j', (signals, wanted) => {
  expect(wantsPrivacy(signals as unknown as Navigator)).toBe(wanted)
})
