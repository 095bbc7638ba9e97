import { createECDH, createHash, createHmac, createPrivateKey, createPublicKey } from 'node:crypto'
import { integers } from './der.ts'
import { makeSigner, type PackageSigner } from './signer.ts'

/** The number of points of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/**
 * A signer whose key follows from its name, and whose signatures are always the same: what it signs has the same hash wherever it is
 * made. Everyone can derive the key, so it is only for test data.
 */
export function steadySigner(name: string): PackageSigner {
  const secret = inOrder(createHash('sha256').update(`steady key of ${name}`).digest())
  const point = pointOf(secret)
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33), d: bytesOf(secret).toString('base64url') }
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' })
  const pair = { privateKey, publicKey: createPublicKey(privateKey) }
  return makeSigner(name, pair, { signs: data => signed(secret, data) })
}

/** As ECDSA has it, but for the number that is random there: it follows from the key and from what is signed. */
function signed(secret: bigint, data: Buffer): Buffer {
  const hash = createHash('sha256').update(data).digest()
  const once = inOrder(createHmac('sha256', bytesOf(secret)).update(hash).digest())
  const r = numberOf(pointOf(once).subarray(1, 33)) % ORDER
  const s = (inverse(once) * (numberOf(hash) + r * secret)) % ORDER
  return integers(r, s)
}

function pointOf(factor: bigint): Buffer {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(bytesOf(factor))
  return curve.getPublicKey()
}

const numberOf = (bytes: Buffer) => BigInt(`0x${bytes.toString('hex')}`)
const bytesOf = (number: bigint) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
const inOrder = (bytes: Buffer) => (numberOf(bytes) % (ORDER - 1n)) + 1n

/** By Euclid. */
function inverse(number: bigint): bigint {
  let [a, b, x, y] = [number, ORDER, 1n, 0n]
  while (b !== 0n) {
    const times = a / b
    ;[a, b, x, y] = [b, a - times * b, y, x - times * y]
  }
  return ((x % ORDER) + ORDER) % ORDER
}
