import { expect, test } from 'vitest'
import { platformName } from './platform-name.ts'

const android = 'Mozilla/5.0 (Linux; Android 10) Chrome/120.0.0.0 Mobile'

test.each([
  ['a browser', android, 'other'],
  ['a messaging app', `${android} MicroMessenger/8.0`, 'wechat'],
])('[TRK-4] %s is known at once', (_, userAgent, platform) => {
  expect(platformName(userAgent, false)).toBe(platform)
})

test.each([
  ['the client', `${android} PergolaClient/2.0`, 'client'],
  ['a host app', `${android} PergolaHost/1.0`, 'host'],
  ['a host app with the client in it', `${android} PergolaClient/2.0 PergolaHost/1.0`, 'host'],
])('[TRK-4] %s is known once native answers', (_, userAgent, platform) => {
  expect(platformName(userAgent, false)).toBe(undefined)
  expect(platformName(userAgent, true)).toBe(platform)
})
