import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { keyKind } from './algorithms.ts'

const modulus = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' }).n

function rsa(exponent: bigint) {
  const hex = exponent.toString(16)
  const e = Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url')
  return createPublicKey({ key: { kty: 'RSA', n: modulus ?? '', e }, format: 'jwk' })
}

test('keys are those that phones can use', () => {
  expect(keyKind(rsa(65537n))).toBe('rsa')
  expect(keyKind(rsa(2n ** 33n - 1n))).toBe('rsa')
  expect(keyKind(rsa(2n ** 33n + 1n))).toBeUndefined()
  expect(keyKind(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).publicKey)).toBeUndefined()
  expect(keyKind(generateKeyPairSync('ec', { namedCurve: 'secp521r1' }).publicKey)).toBe('ec')
  expect(keyKind(generateKeyPairSync('ec', { namedCurve: 'P-224' }).publicKey)).toBeUndefined()
  const explicit = generateKeyPairSync('ec', { namedCurve: 'P-256', paramEncoding: 'explicit' })
  expect(keyKind(explicit.publicKey)).toBeUndefined()
  expect(keyKind(generateKeyPairSync('ed25519').publicKey)).toBeUndefined()
})
