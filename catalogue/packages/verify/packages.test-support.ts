import { generateKeyPairSync } from 'node:crypto'
import { buildZip, type ZipPart } from '../../../tests/support/build-zip.ts'
import { makeSigner } from '../../../tests/support/packages/signer.ts'
import { bytesOf } from '../bytes.ts'
import { openZip } from '../zip/open-zip.ts'
import type { Band, Signatures, Wanted } from './signatures.ts'
import { verifySignatures } from './verify-signatures.ts'

export const newKey = (namedCurve = 'P-256') => generateKeyPairSync('ec', { namedCurve })
export const [ann, ben, cora, dora] = ['ann', 'ben', 'cora', 'dora'].map(name =>
  makeSigner(name, newKey()),
) as [
  ReturnType<typeof makeSigner>,
  ReturnType<typeof makeSigner>,
  ReturnType<typeof makeSigner>,
  ReturnType<typeof makeSigner>,
]

export const FILES: ZipPart[] = [
  { name: 'AndroidManifest.xml', data: Buffer.from('not read here') },
  { name: 'res/', data: Buffer.alloc(0) },
  { name: 'res/icon.png', data: Buffer.from('a picture'), stored: true },
  { name: `assets/${'long'.repeat(30)}.txt`, data: Buffer.from('a text '.repeat(99)) },
]
export const UNSIGNED = buildZip(FILES, { comment: Buffer.from('a comment') })

export const open = (bytes: Buffer) => openZip(bytesOf(bytes))

export function verify(bytes: Buffer, wanted: Partial<Wanted> = {}): Signatures {
  return verifySignatures(open(bytes), { minSdk: 23, targetSdk: 28, targetSandboxVersion: 1, ...wanted })
}

/** In a line: `23 v1 ann, 24 v2 ann, 28 v3 content-changed`. */
export function tell(bytes: Buffer, wanted: Partial<Wanted> = {}): string {
  return verify(bytes, wanted).bands.map(tellBand).join(', ')
}

function tellBand({ from, scheme, ...verdict }: Band): string {
  const outcome =
    'refused' in verdict
      ? verdict.refused
      : verdict.signers.map(({ subject }) => subject.replace('CN=', '')).join('+')
  return [from, scheme ?? 'none', outcome].join(' ')
}
