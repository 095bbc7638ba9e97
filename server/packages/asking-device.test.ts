import { expect, test } from 'vitest'
import { askingDevice } from './asking-device.ts'

const android = (system: string) => `Mozilla/5.0 (Linux; ${system}) Chrome/120.0.0.0 Mobile Safari/537.36`

test.each([
  ['an Android by its version', {}, android('Android 8.1.0; Redmi 5A'), { sdk: 27 }],
  ['one that hides it', {}, android('Android 10; K'), {}],
  ['one that is newer than all we know', {}, android('Android 99; Pixel 70'), {}],
  ['a computer', {}, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/120.0.0.0', {}],
  ['nobody', {}, undefined, {}],
  [
    'what is said before what the browser says',
    { abi: ['x86'] },
    android('Android 6; K2'),
    { abis: ['x86'] },
  ],
  ['a level alone', { sdk: 30 }, android('Android 6; K2'), { sdk: 30 }],
] as const)('%s', (_, said, userAgent, device) => {
  expect(askingDevice(said, userAgent)).toEqual({ abis: undefined, sdk: undefined, ...device })
})
