import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedData, signerInfo } from '../../../../tests/support/packages/sign-files.ts'
import { ann, ben, newKey } from '../../../../tests/support/packages/small-packages.ts'
import { integer, octets, oid, place, printable, sequence, set, text, yes } from '../../make/der.ts'
import { makeSigner, type PackageSigner } from '../../make/signer.ts'
import { readSignedData, signerOf } from './signed-data.ts'

const FILE = Buffer.from('what is signed')
const DATA = '1.2.840.113549.1.7.1'
const SHA256 = createHash('sha256').update(FILE).digest()

const attribute = (name: string, ...values: Buffer[]) => sequence(oid(name), set(...values))
const type = (name = DATA) => attribute('1.2.840.113549.1.9.3', oid(name))
const digest = (...values: Buffer[]) => attribute('1.2.840.113549.1.9.4', ...values.map(octets))

const plain = (signer: PackageSigner, file = FILE) =>
  signerInfo(signer, sign('sha256', file, signer.privateKey))
/** Attributes are signed in the place of the file, as the set that they are. */
function withAttributes(signer: PackageSigner, ...attributes: Buffer[]): Buffer {
  return signerInfo(signer, sign('sha256', set(...attributes), signer.privateKey), [place(0, ...attributes)])
}

function who(block: Buffer, firstOnly = false): string {
  try {
    const { certificate, algorithm } = signerOf(readSignedData(block), FILE, { firstOnly })
    return `${certificate.signer.subject} ${algorithm}`
  } catch (error) {
    return (error as { id?: string }).id ?? String(error)
  }
}
const both = (block: Buffer) => [who(block, true), who(block)]
const ANN = 'CN=ann ec-sha256'

test('a file is signed itself, or by what is said of it', () => {
  expect(both(signedData([ann], [plain(ann)]))).toEqual([ANN, ANN])
  expect(both(signedData([ben, ann], [plain(ann)]))).toEqual([ANN, ANN])
  expect(both(signedData([ann], [plain(ann, Buffer.from('else'))]))).toEqual([
    'signature-wrong',
    'signature-wrong',
  ])
  expect(both(signedData([ann], [withAttributes(ann, type(), digest(SHA256))]))).toEqual([ANN, ANN])
  expect(both(signedData([ann], [withAttributes(ann, digest(SHA256), type())]))).toEqual([ANN, ANN])
})

test('what is said of it must be of this file, once', () => {
  const said = (...attributes: Buffer[]) => both(signedData([ann], [withAttributes(ann, ...attributes)]))
  expect(said(type(), digest(Buffer.alloc(32)))).toEqual(['signature-wrong', 'signature-wrong'])
  expect(said(type())).toEqual(['v1-file-broken', 'v1-file-broken'])
  expect(said(type(), digest(SHA256), digest(SHA256))).toEqual(['v1-file-broken', 'v1-file-broken'])
  expect(said(type(), digest(SHA256, SHA256))).toEqual(['v1-file-broken', 'v1-file-broken'])
  expect(said(type(), digest())).toEqual(['v1-file-broken', 'v1-file-broken'])
  // Its kind matters from Android 7 on.
  expect(said(digest(SHA256))).toEqual([ANN, 'v1-file-broken'])
  expect(said(type('1.2.3'), digest(SHA256))).toEqual([ANN, 'signature-wrong'])
  const forged = signerInfo(ann, sign('sha256', set(type()), ann.privateKey), [
    place(0, type(), digest(SHA256)),
  ])
  expect(both(signedData([ann], [forged]))).toEqual(['signature-wrong', 'signature-wrong'])
})

test('of several signatures the first that holds is taken; before Android 7, the first', () => {
  const wrong = plain(ben, Buffer.from('else'))
  expect(both(signedData([ann, ben], [wrong, plain(ann)]))).toEqual(['signature-wrong', ANN])
  expect(both(signedData([ann, ben], [plain(ann), wrong]))).toEqual([ANN, ANN])
  expect(both(signedData([ann, ben], [plain(ann), plain(ben)]))).toEqual([ANN, ANN])
  // One that can't be understood spoils all.
  expect(both(signedData([ann, ben], [plain(ann), withAttributes(ben, type())]))).toEqual([
    ANN,
    'v1-file-broken',
  ])
  expect(both(signedData([ann], [plain(ann), plain(ben)]))).toEqual([ANN, 'certificate-none'])
})

test('its certificate is found by issuer and number, however they are written', () => {
  expect(who(signedData([], [plain(ann)]))).toBe('certificate-none')
  expect(who(signedData([ann], [plain({ ...ann, serial: 2 })]))).toBe('certificate-none')
  const named = (...parts: Buffer[]) => who(signedData([ann], [plain({ ...ann, name: sequence(...parts) })]))
  const part = (value: Buffer, kind = '2.5.4.3') => sequence(oid(kind), value)
  expect(named(set(part(printable('ann'))))).toBe(ANN)
  expect(named(set(part(text('  ANN '))))).toBe(ANN)
  expect(named(set(part(text('an n'))))).toBe('certificate-none')
  expect(named(set(part(text('ann'), '2.5.4.10')))).toBe('certificate-none')
  expect(named(set(part(text('ann'))), set(part(text('ann'))))).toBe('certificate-none')
  expect(named(set(part(text('ann')), part(text('ann'))))).toBe('certificate-none')
  expect(named(set(part(integer(5))))).toBe('certificate-none')
  expect(named(set(sequence(text('ann'))))).toBe('v1-file-broken')
  expect(named(set(sequence(oid('2.5.4.3'))))).toBe('v1-file-broken')
})

test('numbers are equal by value', () => {
  for (const serial of [0, 127, 128, 255, 256, 0x80ff]) {
    const signer = makeSigner('s', newKey(), { serial })
    expect(who(signedData([signer], [plain(signer)]))).toBe('CN=s ec-sha256')
    const longer = plain(signer).toString('hex')
    const written = integer(serial).toString('hex')
    // One byte more that adds nothing, in both lengths around it.
    const more = Buffer.from(written.slice(4), 'hex').length + 1
    const padded = `02${more.toString(16).padStart(2, '0')}00${written.slice(4)}`
    const name = sequence(signer.name, integer(serial)).toString('hex')
    const wider = sequence(signer.name, Buffer.from(padded, 'hex')).toString('hex')
    const inside = Buffer.from(longer.replace(name, wider), 'hex').subarray(2)
    expect(who(signedData([signer], [sequence(inside)]))).toBe('CN=s ec-sha256')
  }
})

test('two certificates of one name are one too many', () => {
  const twin = makeSigner('ann', newKey())
  expect(who(signedData([ann, twin], [plain(ann)]))).toBe('v1-names-alike')
  expect(who(signedData([ann, ann], [plain(ann)]))).toBe(ANN)
})

test('the certificate must be for signing', () => {
  const usage = (bits: number, ...critical: Buffer[]) =>
    sequence(oid('2.5.29.15'), ...critical, octets(Buffer.from([3, 2, 0, bits])))
  const withExtensions = (...extensions: Buffer[]) => {
    const signer = makeSigner('s', newKey(), { extensions })
    return who(signedData([signer], [plain(signer)]))
  }
  expect(withExtensions(usage(0x80))).toBe('CN=s ec-sha256')
  expect(withExtensions(usage(0x40, yes()))).toBe('CN=s ec-sha256')
  expect(withExtensions(usage(0x20, yes()))).toBe('v1-certificate-unfit')
  expect(withExtensions(usage(0x20))).toBe('v1-certificate-unfit')
  expect(withExtensions(sequence(oid('1.2.3'), octets(Buffer.from([5, 0]))))).toBe('CN=s ec-sha256')
  expect(withExtensions(sequence(oid('1.2.3'), yes(), octets(Buffer.from([5, 0]))))).toBe(
    'v1-certificate-unfit',
  )
  expect(withExtensions(sequence(oid('2.5.29.19'), yes(), octets(sequence())))).toBe('CN=s ec-sha256')
})

test('a hash that phones can’t use with the key is refused', () => {
  const info = (hash: string, signature: string, bytes = sign('sha256', FILE, ann.privateKey)) =>
    sequence(
      integer(1),
      sequence(ann.name, integer(1)),
      sequence(oid(hash)),
      sequence(oid(signature)),
      octets(bytes),
    )
  const by = (hash: string, signature: string, name = 'sha256') =>
    who(signedData([ann], [info(hash, signature, sign(name, FILE, ann.privateKey))]))
  const OIDS = { sha1: '1.3.14.3.2.26', sha224: '2.16.840.1.101.3.4.2.4', sha256: '2.16.840.1.101.3.4.2.1' }
  expect(by(OIDS.sha256, '1.2.840.10045.4.3.2')).toBe(ANN)
  expect(by(OIDS.sha1, '1.2.840.10045.2.1', 'sha1')).toBe('CN=ann ec-sha1')
  expect(by(OIDS.sha224, '1.2.840.10045.4.3.1', 'sha224')).toBe('CN=ann ec-sha224')
  expect(by('2.16.840.1.101.3.4.2.2', '1.2.840.10045.4.3.3', 'sha384')).toBe('CN=ann ec-sha384')
  expect(by('2.16.840.1.101.3.4.2.3', '1.2.840.10045.4.3.4', 'sha512')).toBe('CN=ann ec-sha512')
  expect(by(OIDS.sha1, '1.2.840.10045.4.1', 'sha1')).toBe('CN=ann ec-sha1')
  expect(by(OIDS.sha256, '1.2.840.10045.4.1')).toBe('algorithms-unknown')
  expect(by('1.2.840.113549.2.5', '1.2.840.10045.2.1')).toBe('algorithms-unknown')
  expect(by('1.2.3', '1.2.840.10045.2.1')).toBe('algorithms-unknown')
  expect(by(OIDS.sha256, '1.2.3')).toBe('algorithms-unknown')
  expect(by(OIDS.sha256, '1.2.840.113549.1.1.1')).toBe('signature-wrong')
})

test('RSA takes every hash, DSA the older ones', () => {
  const keys = {
    rsa: makeSigner('r', generateKeyPairSync('rsa', { modulusLength: 2048 })),
    dsa: makeSigner('d', generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 })),
  }
  const by = (key: keyof typeof keys, hash: string, hashOid: string, signatureOid: string) => {
    const signer = keys[key]
    return who(
      signedData(
        [signer],
        [
          sequence(
            integer(1),
            sequence(signer.name, integer(1)),
            sequence(oid(hashOid)),
            sequence(oid(signatureOid)),
            octets(sign(hash, FILE, signer.privateKey)),
          ),
        ],
      ),
    )
  }
  const sha = (end: number) => `2.16.840.1.101.3.4.2.${end}`
  const rsa = (end: number) => `1.2.840.113549.1.1.${end}`
  expect(by('rsa', 'md5', '1.2.840.113549.2.5', rsa(4))).toBe('CN=r rsa-md5')
  expect(by('rsa', 'sha1', '1.3.14.3.2.26', rsa(5))).toBe('CN=r rsa-sha1')
  expect(by('rsa', 'sha224', sha(4), rsa(14))).toBe('CN=r rsa-sha224')
  expect(by('rsa', 'sha256', sha(1), rsa(11))).toBe('CN=r rsa-sha256')
  expect(by('rsa', 'sha384', sha(2), rsa(12))).toBe('CN=r rsa-sha384')
  expect(by('rsa', 'sha512', sha(3), rsa(13))).toBe('CN=r rsa-sha512')
  expect(by('rsa', 'sha256', sha(1), rsa(1))).toBe('CN=r rsa-sha256')
  expect(by('dsa', 'sha1', '1.3.14.3.2.26', '1.2.840.10040.4.3')).toBe('CN=d dsa-sha1')
  expect(by('dsa', 'sha224', sha(4), '2.16.840.1.101.3.4.3.1')).toBe('CN=d dsa-sha224')
  expect(by('dsa', 'sha256', sha(1), '2.16.840.1.101.3.4.3.2')).toBe('CN=d dsa-sha256')
  expect(by('dsa', 'sha256', sha(1), '1.2.840.10040.4.1')).toBe('CN=d dsa-sha256')
  expect(by('dsa', 'sha512', sha(3), '1.2.840.10040.4.1')).toBe('algorithms-unknown')
})

test('what is no such signature is refused', () => {
  const SIGNED_DATA = '1.2.840.113549.1.7.2'
  const broken = [
    Buffer.alloc(0),
    Buffer.from('?'),
    sequence(),
    integer(5),
    sequence(oid(DATA), place(0, sequence())),
    sequence(oid(SIGNED_DATA), place(0, sequence())),
    sequence(oid(SIGNED_DATA), place(0, sequence(integer(1), set(), sequence(oid(DATA))))),
    signedData([ann], [sequence()]),
    signedData([ann], [sequence(integer(1), sequence(ann.name, integer(1)), sequence(oid(DATA)), place(0))]),
  ]
  for (const bytes of broken) expect(who(bytes)).toBe('v1-file-broken')
  expect(who(signedData([ann], []))).toBe('signers-none')
  const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item)
  expect(who(signedData(many(20, ann), many(10, plain(ann))))).toBe(ANN)
  expect(who(signedData(many(21, ann), [plain(ann)]))).toBe('signers-many')
  expect(who(signedData([ann], many(11, plain(ann))))).toBe('signers-many')
  expect(who(signedData([{ ...ann, certificate: sequence() }], [plain(ann)]))).toBe('certificate-broken')
  let deep = sequence()
  for (let level = 0; level < 500; level += 1) deep = sequence(deep)
  expect(who(deep)).toBe('v1-file-broken')
})
