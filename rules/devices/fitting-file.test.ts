import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DeviceFacts, type FileFor, fittingFile, isMisfit } from './fitting-file.ts'

/** `arm64-v8a@26`: for arm64, from API level 26 on. */
const file = (text: string): FileFor => {
  const [abi = '', minSdk] = text.split('@')
  return { abi, minSdk: minSdk ? Number(minSdk) : null }
}

const arm64 = ['arm64-v8a', 'armeabi-v7a', 'armeabi']
const only64 = ['arm64-v8a']
const arm = ['armeabi-v7a', 'armeabi']
const x64 = ['x86_64', 'x86']
const translating = ['x86_64', 'x86', 'arm64-v8a', 'armeabi-v7a']

const all = 'universal arm64-v8a armeabi-v7a x86_64 x86'
const table: [says: string, files: string, device: DeviceFacts, gets: string][] = [
  ['a processor of its own before one for all', all, { abis: arm64 }, 'arm64-v8a'],
  ['the same on a phone of 32 bits', all, { abis: arm }, 'armeabi-v7a'],
  ['the same on an emulator', all, { abis: x64 }, 'x86_64'],
  ['one for all where there is none of its own', 'universal x86', { abis: arm64 }, 'universal'],
  ['one for all before 32 bits on 64', 'armeabi-v7a universal', { abis: arm64 }, 'universal'],
  ['32 bits on 64, when there is no better one', 'x86 armeabi-v7a', { abis: arm64 }, 'armeabi-v7a'],
  ['the better of two others', 'armeabi armeabi-v7a', { abis: arm64 }, 'armeabi-v7a'],
  ['32 bits not where the device has no such code', 'armeabi-v7a', { abis: only64 }, 'processor'],
  ['64 bits not on 32', 'arm64-v8a x86_64', { abis: arm }, 'processor'],
  ['an emulator never gets arm', 'arm64-v8a armeabi-v7a', { abis: x64 }, 'processor'],
  ['unless it says that it runs it', 'arm64-v8a armeabi-v7a', { abis: translating }, 'arm64-v8a'],
  ['a phone never gets x86', 'x86 x86_64', { abis: arm64 }, 'processor'],
  ['whoever says nothing, the one for all', all, {}, 'universal'],
  ['else the one for most phones', 'x86 armeabi-v7a arm64-v8a', {}, 'arm64-v8a'],
  ['else the next most common', 'x86 armeabi-v7a', {}, 'armeabi-v7a'],
  ['else any at all', 'riscv64', {}, 'riscv64'],
  ['one that is known before one that is not', 'riscv64 x86', {}, 'x86'],
  ['a processor that nobody has heard of', all, { abis: ['mips'] }, 'universal'],
  ['a list with nothing in it', all, { abis: [] }, 'universal'],
  ['the newest that still fits', 'arm64-v8a@21 arm64-v8a@26 arm64-v8a@30', { abis: arm64, sdk: 28 }, '26'],
  ['exactly its own level', 'arm64-v8a@28', { abis: arm64, sdk: 28 }, 'arm64-v8a'],
  ['a level that nobody said fits', 'arm64-v8a', { abis: arm64, sdk: 1 }, 'arm64-v8a'],
  [
    'an older one for another processor it runs',
    'arm64-v8a@26 armeabi-v7a@21',
    { abis: arm64, sdk: 23 },
    '21',
  ],
  ['too old: the lowest that would do', 'arm64-v8a@28 universal@26', { abis: arm64, sdk: 23 }, 'android 26'],
  ['not the lowest of a file it can’t run', 'arm64-v8a@28 x86@21', { abis: arm64, sdk: 23 }, 'android 28'],
  ['too old, and nothing else known', 'arm64-v8a@28 universal@26', { sdk: 23 }, 'android 26'],
  ['old, and nothing else known', 'universal@26 armeabi-v7a@21', { sdk: 23 }, 'armeabi-v7a'],
  ['the processor is told before the system', 'x86@30', { abis: arm64, sdk: 23 }, 'processor'],
  ['no files at all', '', { abis: arm64 }, 'processor'],
]

test.each(table)('%s: of %s', (_, files, device, gets) => {
  const found = fittingFile(files.split(' ').filter(Boolean).map(file), device)
  if (!isMisfit(found)) expect([found.abi, String(found.minSdk)]).toContain(gets)
  else expect(found.why === 'android' ? `android ${found.sdk}` : found.why).toBe(gets)
})

test('whatever is offered and asked, what is given fits, and nothing is refused that would', () => {
  const abi = fc.constantFrom(...all.split(' '), 'armeabi', 'riscv64')
  const sdk = fc.integer({ min: 1, max: 40 })
  const files = fc.array(fc.record({ abi, minSdk: fc.option(sdk) }))
  const device = fc.record({
    abis: fc.option(fc.uniqueArray(abi), { nil: undefined }),
    sdk: fc.option(sdk, { nil: undefined }),
  })
  fc.assert(
    fc.property(files, device, (files, device) => {
      const fits = ({ abi, minSdk }: FileFor) =>
        (!device.abis || abi === 'universal' || device.abis.includes(abi)) &&
        (minSdk ?? 0) <= (device.sdk ?? minSdk ?? 0)
      const found = fittingFile(files, device)
      if (isMisfit(found)) expect(files.some(fits)).toBe(false)
      else expect(fits(found)).toBe(true)
    }),
  )
})
