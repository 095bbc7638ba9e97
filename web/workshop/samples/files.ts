import type { OfferedFile } from '../../features/install/model.ts'

const file = { url: '/packages/example.apk', bytes: 90_387_251, size: '86M', minSdk: 26, minAndroid: '8.0' }

/** A version with a file for each kind of processor. */
export const files: OfferedFile[] = [
  { ...file, abi: 'arm64-v8a', sha256: '5d41402abc4b2a76b9719d911017c592'.repeat(2) },
  { ...file, abi: 'armeabi-v7a', sha256: '7d793037a0760186574b0282f2f435e7'.repeat(2), size: '71M' },
  {
    ...file,
    abi: 'x86_64',
    sha256: '9b74c9897bac770ffc029102a200c5de'.repeat(2),
    minSdk: 28,
    minAndroid: '9',
  },
]
