import { expect, test } from 'vitest'
import { abisOf, androidVersion } from './android-device.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0'

test('a version of Android counts where it is true', () => {
  expect(androidVersion(`Mozilla/5.0 (Linux; Android 8.1.0; Redmi 5A) ${chrome} Mobile Safari/537.36`)).toBe(
    8.1,
  )
  expect(androidVersion(`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`)).toBeUndefined()
  expect(
    androidVersion('Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15'),
  ).toBeUndefined()
})

test.each([
  ['Linux aarch64', 'arm64-v8a armeabi-v7a armeabi'],
  ['Linux armv8l', 'armeabi-v7a armeabi arm64-v8a'],
  ['Linux armv7l', 'armeabi-v7a armeabi'],
  ['Linux x86_64', 'x86_64 x86'],
  ['Linux i686', 'x86'],
  ['Linux armv81', undefined],
  ['MacIntel', undefined],
  ['', undefined],
])('a browser on %j runs %s', (platform, abis) => {
  expect(abisOf(platform)?.join(' ')).toBe(abis)
})
