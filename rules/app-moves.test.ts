import { expect, test } from 'vitest'
import { APP_STATUS, type AppStatus } from '../contract/bridge.ts'
import { appStatus, buttonFor, isExpectedMove, isUnderWay } from './app-moves.ts'
import { appButton } from './app-status.ts'

test.each([
  ['unknown', 0, '下载', 'download'],
  ['undownload', 2, '下载', 'download'],
  ['downloading', 4, '暂停', 'pause'],
  ['downloadPause', 8, '继续', 'continue'],
  ['downloadComplete', 16, '安装', 'install'],
  ['installing', 32, '安装中', undefined],
  ['latestInstalled', 64, '打开', 'open'],
  ['oldVerInstalled', 128, '更新', 'download'],
  ['patchInstalled', 256, '更新', 'download'],
  ['uncompressable', 512, '解压', 'uncompress'],
  ['uncompressing', 1024, '解压中', undefined],
] as const)('[BR-4] %s is %d: the button says %s and does %s', (name, status, label, action) => {
  expect(APP_STATUS[name]).toBe(status)
  expect(appStatus(status)).toBe(status)
  expect(appStatus(String(status))).toBe(status)
  expect(appButton(status).label).toBe(label)
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
