import { constants, createPublicKey, type KeyObject, verify } from 'node:crypto'

export type KeyKind = 'rsa' | 'ec' | 'dsa'
/** How a package's bytes are summed up: in parts of 1 MB, or as a tree over blocks of 4 kB. */
export type ContentKind = 'sha256' | 'sha512' | 'verity'

export interface Algorithm {
  name: string
  key: KeyKind
  hash: 'sha256' | 'sha512'
  content: ContentKind
  /** Of RSA-PSS: as long as the hash. */
  salt?: number
}

/** Of schemes v2 and up, by their number there. */
export const ALGORITHMS: ReadonlyMap<number, Algorithm> = new Map<number, Algorithm>([
  [0x0101, { name: 'rsa-pss-sha256', key: 'rsa', hash: 'sha256', content: 'sha256', salt: 32 }],
  [0x0102, { name: 'rsa-pss-sha512', key: 'rsa', hash: 'sha512', content: 'sha512', salt: 64 }],
  [0x0103, { name: 'rsa-sha256', key: 'rsa', hash: 'sha256', content: 'sha256' }],
  [0x0104, { name: 'rsa-sha512', key: 'rsa', hash: 'sha512', content: 'sha512' }],
  [0x0201, { name: 'ec-sha256', key: 'ec', hash: 'sha256', content: 'sha256' }],
  [0x0202, { name: 'ec-sha512', key: 'ec', hash: 'sha512', content: 'sha512' }],
  [0x0301, { name: 'dsa-sha256', key: 'dsa', hash: 'sha256', content: 'sha256' }],
  [0x0421, { name: 'rsa-sha256-verity', key: 'rsa', hash: 'sha256', content: 'verity' }],
  [0x0423, { name: 'ec-sha256-verity', key: 'ec', hash: 'sha256', content: 'verity' }],
  [0x0425, { name: 'dsa-sha256-verity', key: 'dsa', hash: 'sha256', content: 'verity' }],
])

/** Curves that phones know; Node knows many more. */
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1']
/** Phones refuse RSA keys whose exponent is larger than 33 bits. */
const LARGEST_EXPONENT = 2n ** 33n - 1n

/** What the key is to Android; undefined if phones can't use it. */
export function keyKind(key: KeyObject): KeyKind | undefined {
  const details = key.asymmetricKeyDetails
  switch (key.asymmetricKeyType) {
    case 'rsa':
      return (details?.publicExponent ?? LARGEST_EXPONENT + 1n) <= LARGEST_EXPONENT ? 'rsa' : undefined
    case 'ec':
      return CURVES.includes(details?.namedCurve ?? '') && isPlain(key) ? 'ec' : undefined
    case 'dsa':
      return 'dsa'
    default:
      return undefined
  }
}

/** Curves and points can be written in several ways, of which Node takes all, and phones one. */
function isPlain(key: KeyObject): boolean {
  const again = createPublicKey({ key: key.export({ format: 'jwk' }), format: 'jwk' })
  const spki = { type: 'spki', format: 'der' } as const
  return again.export(spki).equals(key.export(spki))
}

/** Signatures over `data` under a hash by its name; a key of another kind, or bytes that are no signature, don't hold either. */
export function holds(
  { key: kind, hash, salt }: { key: KeyKind; hash: string; salt?: number },
  key: KeyObject,
  data: Buffer,
  signature: Buffer,
): boolean {
  if (keyKind(key) !== kind) return false
  const padding = salt === undefined ? {} : { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: salt }
  try {
    return verify(hash, data, { key, dsaEncoding: 'der', ...padding }, signature)
  } catch {
    // OpenSSL throws for some malformed signatures and answers false for others.
    return false
  }
}
