import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04

/** A passkey without a device: what a server keeps of it, and what a browser would send. */
export function softwarePasskey(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const point = (text: string) => Buffer.from(text, 'base64url')
  // COSE: a map of five; key type EC2, algorithm ES256, curve P-256, x, y.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    point(x),
    Buffer.from('225820', 'hex'),
    point(y),
  ])
  const id = randomBytes(16).toString('base64url')
  let counter = 0
  return {
    key: { id, publicKey: Uint8Array.from(cose), counter },
    /** Signs a challenge, which is a form's token; unless verified, without having asked for a finger, a face or a PIN. */
    show(challenge: string, isVerified = true): string {
      counter += 1
      const count = Buffer.alloc(4)
      count.writeUInt32BE(counter)
      const data = Buffer.concat([
        createHash('sha256').update(new URL(origin).hostname).digest(),
        Buffer.from([isVerified ? USER_PRESENT | USER_VERIFIED : USER_PRESENT]),
        count,
      ])
      const client = Buffer.from(JSON.stringify({ type: 'webauthn.get', challenge, origin }))
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return JSON.stringify({
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          authenticatorData: data.toString('base64url'),
          clientDataJSON: client.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
        },
      })
    },
  }
}
