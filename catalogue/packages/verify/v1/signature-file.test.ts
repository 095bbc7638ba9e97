import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { mustNotBeStripped, readManifest, readSignatureFile } from './signature-file.ts'

const sum = (text: string, hash = 'sha256') => createHash(hash).update(text).digest('base64')
const main = 'Manifest-Version: 1.0\n\n'
const one = 'Name: one\nSHA1-Digest: x\n\n'
const two = 'Name: two\nSHA1-Digest: y\n\n'
const manifest = readManifest(Buffer.from(main + one + two))

function read(...lines: string[]) {
  const { schemes, names } = readSignatureFile(
    Buffer.from(['Signature-Version: 1.0', ...lines].join('\n')),
    manifest,
  )
  return { schemes: schemes.filter(id => !Number.isNaN(id)), names: [...names] }
}
const whole = `SHA-256-Digest-Manifest: ${sum(main + one + two)}`
const sections = [
  '',
  'Name: one',
  `SHA-256-Digest: ${sum(one)}`,
  '',
  'Name: two',
  `SHA-256-Digest: ${sum(two)}`,
]

test('the manifest is signed as a whole or section by section', () => {
  expect(read(whole, '', 'Name: one', '', 'Name: two').names).toEqual(['one', 'two'])
  expect(read(...sections).names).toEqual(['one', 'two'])
  expect(read('SHA-256-Digest-Manifest: other', ...sections).names).toEqual(['one', 'two'])
  expect(() => read('', 'Name: one')).toThrow('v1-manifest-changed')
  expect(() => read('', 'Name: one', `SHA-256-Digest: ${sum(two)}`)).toThrow('v1-manifest-changed')
  expect(() => read('', 'Name: three', `SHA-256-Digest: ${sum(one)}`)).toThrow('v1-manifest-changed')
  expect(read(whole, '', 'Name: three').names).toEqual(['three'])
})

test('the first section of the manifest may be signed, too', () => {
  const key = 'SHA-256-Digest-Manifest-Main-Attributes'
  expect(read(`${key}: ${sum(main)}`, ...sections).names).toHaveLength(2)
  expect(() => read(`${key}: ${sum(one)}`, ...sections)).toThrow('v1-manifest-changed')
  expect(() => read(whole, `${key}: ${sum(one)}`)).toThrow('v1-manifest-changed')
  const empty = readManifest(Buffer.from(''))
  expect(readSignatureFile(Buffer.from(`Signature-Version: 1\n${key}: ${sum('')}`), empty).names.size).toBe(0)
})

test('the strongest digest counts, and that alone', () => {
  const digests = ['SHA-512', 'SHA-384', 'SHA-256', 'SHA1']
  const hashes = ['sha512', 'sha384', 'sha256', 'sha1']
  for (const [at, name] of digests.entries()) {
    const weaker = digests.slice(at + 1).map(other => `${other}-Digest: wrong`)
    const right = `${name}-Digest: ${sum(one, hashes[at])} `
    expect(read('', 'Name: one', ...weaker, right).names).toEqual(['one'])
    const stronger = digests.slice(0, at).map(other => `${other}-Digest: wrong`)
    if (stronger.length > 0)
      expect(() => read('', 'Name: one', right, ...stronger)).toThrow('v1-manifest-changed')
  }
  expect(() => read('', 'Name: one', `MD5-Digest: ${sum(one, 'md5')}`)).toThrow('v1-manifest-changed')
})

test('sections have a name of their own', () => {
  expect(() => readManifest(Buffer.from(`${main}A: 1\n\n`))).toThrow('v1-section-unnamed')
  expect(() => readManifest(Buffer.from(main + one + one))).toThrow('v1-section-twice')
  expect(() => read(whole, '', 'A: 1')).toThrow('v1-section-unnamed')
  expect(() => read(whole, '', 'Name: one', '', 'Name: one')).toThrow('v1-section-twice')
  expect(() => readSignatureFile(Buffer.from(whole), manifest)).toThrow('v1-file-broken')
  expect(() => readSignatureFile(Buffer.from(''), manifest)).toThrow('v1-file-broken')
})

test('it says which newer schemes there were', () => {
  const stripped = (said: string, platform: number) => () =>
    mustNotBeStripped(
      readSignatureFile(Buffer.from(`Signature-Version: 1\n${whole}\n${said}`), manifest),
      platform,
    )
  const schemes = 'X-Android-APK-Signed: 2, 3'
  expect(stripped(schemes, 23)).not.toThrow()
  expect(stripped(schemes, 24)).toThrow('v2-stripped')
  expect(stripped('X-Android-APK-Signed: 3', 27)).not.toThrow()
  expect(stripped('X-Android-APK-Signed: 7,3', 28)).toThrow('v3-stripped')
  expect(stripped('X-Android-APK-Signed: 4,x', 40)).not.toThrow()
  expect(stripped('A: 2,3', 40)).not.toThrow()
})
