import { expect, test } from 'vitest'
import { newKey } from '../../../../tests/support/packages/small-packages.ts'
import { octets, oid, sequence, yes } from '../../make/der.ts'
import { makeSigner } from '../../make/signer.ts'
import { readNamedCertificate } from './fit-certificate.ts'

const key = newKey()
const read = (...extensions: Buffer[]) =>
  readNamedCertificate(makeSigner('s', key, { serial: 5, extensions }).certificate)
const critical = (name: string) => sequence(oid(name), yes(), octets(sequence()))

test('is named by its issuer and number', () => {
  expect(read().name).toBe('2.5.4.3="s"\n05')
  expect(read(critical('2.5.29.19')).name).toBe('2.5.4.3="s"\n05')
})

// RFC 5280's extensions that every phone knows, and Netscape's for the kind of a certificate.
test.each([...[17, 19, 30, 31, 32, 33, 36, 37, 54].map(last => `2.5.29.${last}`), '2.16.840.1.113730.1.1'])(
  'may insist on %s',
  name => {
    expect(read(critical(name)).fit).toBe(true)
  },
)

test.each(['1.2.3', '2.5.29.16', '2.5.29.35', '2.16.840.1.113730.1.2'])('may not insist on %s', name => {
  expect(read(critical(name)).fit).toBe(false)
  expect(read(sequence(oid(name), octets(sequence()))).fit).toBe(true)
})

test('every one of several is looked at', () => {
  expect(read(critical('2.5.29.19'), critical('2.5.29.37')).fit).toBe(true)
  expect(read(critical('2.5.29.19'), critical('1.2.3')).fit).toBe(false)
  expect(read(critical('1.2.3'), critical('2.5.29.19')).fit).toBe(false)
})

test('a use that names no bits is none', () => {
  expect(read(sequence(oid('2.5.29.15'), octets(Buffer.from([3, 1, 0])))).fit).toBe(false)
})
