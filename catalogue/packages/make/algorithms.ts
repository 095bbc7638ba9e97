import { constants, sign } from 'node:crypto'
import type { PackageSigner } from './signer.ts'

/** Of schemes v2 and up: their numbers, what they sign with, and how they sum up the package. */
export const ALGORITHMS = {
  'rsa-pss-sha256': { id: 0x0101, hash: 'sha256', content: 'sha256', salt: 32 },
  'rsa-pss-sha512': { id: 0x0102, hash: 'sha512', content: 'sha512', salt: 64 },
  'rsa-sha256': { id: 0x0103, hash: 'sha256', content: 'sha256' },
  'rsa-sha512': { id: 0x0104, hash: 'sha512', content: 'sha512' },
  'ec-sha256': { id: 0x0201, hash: 'sha256', content: 'sha256' },
  'ec-sha512': { id: 0x0202, hash: 'sha512', content: 'sha512' },
  'dsa-sha256': { id: 0x0301, hash: 'sha256', content: 'sha256' },
  'rsa-sha256-verity': { id: 0x0421, hash: 'sha256', content: 'verity' },
  'ec-sha256-verity': { id: 0x0423, hash: 'sha256', content: 'verity' },
  'dsa-sha256-verity': { id: 0x0425, hash: 'sha256', content: 'verity' },
} as const

export type AlgorithmName = keyof typeof ALGORITHMS
export type Content = (typeof ALGORITHMS)[AlgorithmName]['content']

export function usualAlgorithm({ privateKey }: PackageSigner): AlgorithmName {
  return `${privateKey.asymmetricKeyType}-sha256` as AlgorithmName
}

export function signWith(name: AlgorithmName, signer: PackageSigner, data: Buffer): Buffer {
  const algorithm = ALGORITHMS[name]
  if (signer.signs && algorithm.hash === 'sha256') return signer.signs(data)
  const padding =
    'salt' in algorithm ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: algorithm.salt } : {}
  return sign(algorithm.hash, data, { key: signer.privateKey, ...padding })
}
