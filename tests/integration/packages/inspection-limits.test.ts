import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runInspection } from '../../../catalogue/commands/inspection/run-inspection.ts'
import { root } from '../../../ops/settings.ts'

const path = join(root, 'node_modules/apk-uiautomator-10/apks/appium-uiautomator2-server-v10.6.6.apk')

test('a package is inspected in a process that ends', async () => {
  expect((await runInspection(path)).facts).toMatchObject({ packageName: 'io.appium.uiautomator2.server' })
})

test('one that takes too long is given up', async () => {
  expect((await runInspection(path, { ms: 20 })).findings).toEqual([
    { id: 'takes-too-much', level: 'refuse', about: 'it took longer than 20 ms' },
  ])
})

test('one that takes too much memory is given up', async () => {
  expect((await runInspection(path, { bytes: 1 << 20 })).findings).toEqual([
    { id: 'takes-too-much', level: 'refuse', about: 'it took more than 1048576 bytes of memory' },
  ])
})

test('a file that is not there is a fault of ours and not of a package', async () => {
  await expect(runInspection(join(root, 'nothing.apk'))).rejects.toThrow(/Can't find/)
})
