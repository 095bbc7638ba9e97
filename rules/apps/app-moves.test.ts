import { expect, test } from 'vitest'
import { APP_STATUS, type AppStatus } from '../../contract/bridge.ts'
import { appStatus, buttonFor, isExpectedMove, isUnderWay } from './app-moves.ts'
import { appButton } from './app-status.ts'

test.each([
  ['unknown', 0, 'download', 'download'],
  ['undownload', 2, 'download', 'download'],
  ['downloading', 4, 'pause', 'pause'],
  ['downloadPause', 8, 'continue', 'continue'],
  ['downloadComplete', 16, 'install', 'install'],
  ['installing', 32, 'installing', undefined],
  ['latestInstalled', 64, 'open', 'open'],
  ['oldVerInstalled', 128, 'update', 'download'],
  ['patchInstalled', 256, 'update', 'download'],
  ['uncompressable', 512, 'uncompress', 'uncompress'],
  ['uncompressing', 1024, 'uncompressing', undefined],
] as const)('[BR-4] %s is %d: the button says %s and does %s', (name, status, says, action) => {
  expect(APP_STATUS[name]).toBe(status)
  expect(appStatus(status)).toBe(status)
  expect(appStatus(String(status))).toBe(status)
  expect(appButton(status).says).toBe(says)
  expect(appButton(status).action).toBe(action)
  expect(buttonFor(String(status))).toEqual(appButton(status))
})

test.each([
  [1],
  [3],
  [2048],
  [-2],
  [4.5],
  [''],
  ['04'],
  ['four'],
  [null],
  [undefined],
  [{}],
  [[4]],
  [Number.NaN],
])('[BR-4] the value %j counts as unknown', x => {
  expect(appStatus(x)).toBe(0)
  expect(buttonFor(x)).toEqual(appButton(0))
})

const expected: Record<AppStatus, number[]> = {
  0: [0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
  2: [2, 4],
  4: [2, 4, 8, 16],
  8: [2, 4, 8],
  16: [2, 16, 32, 512],
  32: [16, 32, 64],
  64: [2, 64, 128],
  128: [2, 4, 64, 128],
  256: [2, 4, 64, 256],
  512: [512, 1024],
  1024: [16, 32, 512, 1024],
}

test.each(Object.values(APP_STATUS))('[BR-4] from %d exactly the listed moves are expected', from => {
  expect(Object.values(APP_STATUS).filter(to => isExpectedMove(from, to))).toEqual(expected[from])
})

test('[BR-4] downloads, also paused ones, installations and unpacking are under way', () => {
  expect(Object.values(APP_STATUS).filter(isUnderWay)).toEqual([4, 8, 32, 1024])
})
