import { expect, test } from 'vitest'
import { newestOlderFile } from './older-file.ts'

const file = (versionId: number, abi: string, minSdk: number) => ({ versionId, abi, minSdk })
const files = [
  file(9, 'arm64-v8a', 24),
  file(8, 'armeabi-v7a', 23),
  file(8, 'arm64-v8a', 23),
  file(5, 'universal', 21),
  file(2, 'universal', 16),
]
const arm64 = ['arm64-v8a', 'armeabi-v7a', 'armeabi']

test.each([
  ['the newest version that supports it', { abis: arm64, sdk: 25 }, 9],
  ['an older one where that is too new', { abis: arm64, sdk: 23 }, 8],
  ['one for every processor', { abis: ['x86_64', 'x86'], sdk: 25 }, 5],
  ['one for every processor where its own is unknown', { sdk: 25 }, 5],
  ['the oldest of all', { abis: arm64, sdk: 16 }, 2],
  ['nothing where none supports it', { abis: arm64, sdk: 15 }, undefined],
  ['nothing while its Android is unknown', { abis: arm64 }, undefined],
])('a device gets %s', (_, device, versionId) => {
  expect(newestOlderFile(files, device)?.versionId).toBe(versionId)
})

test('of one version it gets the file of its own processor', () => {
  expect(newestOlderFile(files, { abis: arm64, sdk: 23 })?.abi).toBe('arm64-v8a')
  expect(newestOlderFile(files, { abis: ['armeabi-v7a'], sdk: 23 })?.abi).toBe('armeabi-v7a')
})
