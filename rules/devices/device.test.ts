import { expect, test } from 'vitest'
import { deviceOf, needsOtherDevice } from './device.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0'
const userAgents = {
  android: `Mozilla/5.0 (Linux; Android 8.1.0; Redmi 5A) ${chrome} Mobile Safari/537.36`,
  // Before NEXT it runs Android's packages, and says so.
  'android ': `Mozilla/5.0 (Linux; Android 12; HarmonyOS; NOH-AN00) ${chrome} Mobile Safari/537.36`,
  harmony: `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${chrome} Safari/537.36 ArkWeb/4.1.6.1 Mobile`,
  iphone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  mac: `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`,
  windows: `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`,
  linux: `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
  // It runs Android's apps.
  other: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`,
}

test.each(Object.entries(userAgents))('%s is known by what its browser says', (device, userAgent) => {
  expect(deviceOf(userAgent)).toBe(device.trim())
})

test('an iPad that calls itself a Mac is known by its touch', () => {
  expect(deviceOf(userAgents.mac, 5)).toBe('ipad')
  expect(deviceOf(userAgents.windows, 10)).toBe('windows')
})

test('only devices that no package can be brought from are sent elsewhere', () => {
  const sent = Object.values(userAgents).map(userAgent => needsOtherDevice(deviceOf(userAgent)))
  expect(sent).toEqual([false, false, true, true, true, true, false, false, false])
})
