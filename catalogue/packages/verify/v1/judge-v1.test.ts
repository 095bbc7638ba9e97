import { expect, test } from 'vitest'
import { buildZip, type ZipPart } from '../../../../tests/support/build-zip.ts'
import { signFiles } from '../../../../tests/support/packages/sign-files.ts'
import { ann, ben, FILES, newKey, tell } from '../../../../tests/support/packages/small-packages.ts'
import { makeSigner } from '../../make/signer.ts'

const signed = signFiles(FILES, [ann])
const told = (files: ZipPart[]) => tell(buildZip(files), { minSdk: 33 }).replace('33 ', '')
const renamed = (from: string, to: string) =>
  signed.map(file => (file.name === from ? { ...file, name: to } : file))
const without = (name: string) => signed.filter(file => file.name !== name)
const changed = (name: string) =>
  signed.map(file => (file.name === name ? { ...file, data: `${file.data}!` } : file))

test('all files outside of META-INF must be signed by all', () => {
  expect(told(signed)).toBe('v1 ann')
  expect(told(signFiles(FILES, [ann, ben]))).toBe('v1 ann+ben')
  expect(told([...signed, { name: 'extra', data: 'x' }])).toBe('v1 v1-file-unsigned')
  expect(told([...signed, { name: 'META-INF/extra', data: 'x' }])).toBe('v1 ann')
  expect(told([...signed, { name: 'extra/', data: '' }])).toBe('v1 ann')
  expect(told(without('res/icon.png'))).toBe('v1 v1-file-missing')
  for (const name of ['res/icon.png', 'AndroidManifest.xml'])
    expect(told(changed(name))).toBe('v1 v1-file-changed')
  expect(told(changed('META-INF/MANIFEST.MF'))).toBe('v1 v1-file-broken')
  expect(told(changed('META-INF/CERT0.SF'))).toBe('v1 v1-file-broken')
})

test('a file that one signer left out is signed by none', () => {
  const less = signFiles(FILES.slice(0, 2), [ben])
  const mixed = [...signed, ...less.filter(({ name }) => String(name).startsWith('META-INF/CERT'))]
  const both = mixed.map(file =>
    less.includes(file) ? { ...file, name: String(file.name).replace('0', '1') } : file,
  )
  expect(told(both)).toBe('v1 v1-file-unsigned')
})

test('a section without a digest signs nothing', () => {
  const manifest = signed.map(file =>
    file.name === 'META-INF/MANIFEST.MF'
      ? { ...file, data: String(file.data).replaceAll('SHA-256', 'MD5') }
      : file,
  )
  expect(told(manifest)).toBe('v1 v1-manifest-changed')
})

test('files that sign are found by their names, in any letters', () => {
  expect(told(renamed('META-INF/CERT0.EC', 'META-INF/cert0.ec'))).toBe('v1 ann')
  expect(told(renamed('META-INF/CERT0.EC', 'META-INF/CERT0.RSA'))).toBe('v1 ann')
  expect(told(renamed('META-INF/CERT0.EC', 'META-INF/CERT0.DSA'))).toBe('v1 ann')
  expect(told(renamed('META-INF/CERT0.EC', 'META-INF/CERT0.X'))).toBe('none unsigned')
  expect(told(renamed('META-INF/CERT0.EC', 'META-INF/OTHER.EC'))).toBe('none unsigned')
  expect(told(renamed('META-INF/CERT0.SF', 'META-INF/CERT0.XX'))).toBe('none unsigned')
  expect(told(without('META-INF/MANIFEST.MF'))).toBe('none unsigned')
  expect(told(without('META-INF/CERT0.SF'))).toBe('none unsigned')
  expect(told(renamed('META-INF/CERT0.EC', 'OTHER/CERT0.EC'))).toBe('none unsigned')
  // A signature without its list is none, and harms none.
  expect(told([...signed, { name: 'META-INF/ALONE.EC', data: 'x' }])).toBe('v1 ann')
})

test('two of one name, or two signatures of one list, are one too many', () => {
  const again = (from: string, name: string) => [
    ...signed,
    { ...signed.find(file => file.name === from), name },
  ]
  expect(told(again('META-INF/CERT0.EC', 'META-INF/cert0.EC'))).toBe('v1 v1-names-alike')
  expect(told(again('META-INF/CERT0.SF', 'META-INF/cert0.SF'))).toBe('v1 v1-names-alike')
  expect(told(again('META-INF/MANIFEST.MF', 'META-INF/manifest.mf'))).toBe('v1 v1-names-alike')
  expect(told(again('META-INF/CERT0.EC', 'META-INF/CERT0.RSA'))).toBe('v1 v1-names-alike')
})

test('there are ten signers at most', () => {
  const signers = Array.from({ length: 11 }, (_, at) => makeSigner(`s${at}`, newKey()))
  expect(told(signFiles(FILES, signers.slice(1)))).toContain('s1+')
  expect(told(signFiles(FILES, signers))).toBe('v1 signers-many')
})

test('newer schemes that are gone are missed by those who know them', () => {
  expect(tell(buildZip(signFiles(FILES, [ann], '2')))).toBe(
    '23 v1 ann, 24 v1 v2-stripped, 28 v1 v2-stripped, 33 v1 v2-stripped',
  )
  expect(tell(buildZip(signFiles(FILES, [ann], '3')))).toBe(
    '23 v1 ann, 24 v1 ann, 28 v1 v3-stripped, 33 v1 v3-stripped',
  )
})

test('a package without files has no signer', () => {
  expect(told(signFiles([], [ann]).concat({ name: 'AndroidManifest.xml', data: '' }))).toBe(
    'v1 v1-file-unsigned',
  )
})

test('there is an end to how large the files that sign are', () => {
  const large = (name: string, data: Buffer) =>
    told(signed.map(file => (file.name === name ? { ...file, data, stored: true } : file)))
  expect(large('META-INF/CERT0.EC', Buffer.alloc(256 << 10))).toBe('v1 v1-file-broken')
  expect(large('META-INF/CERT0.EC', Buffer.alloc((256 << 10) + 1))).toBe('v1 zip-entry-too-large')
  expect(large('META-INF/MANIFEST.MF', Buffer.alloc(1 << 20))).toBe('v1 v1-file-broken')
  expect(large('META-INF/MANIFEST.MF', Buffer.alloc((32 << 20) + 1))).toBe('v1 zip-entry-too-large')
  // All lists together.
  expect(large('META-INF/CERT0.SF', Buffer.alloc((32 << 20) - 10))).toBe('v1 zip-entry-too-large')
})
