import { generateKeyPairSync } from 'node:crypto'
import { bytesOf } from '../../../catalogue/packages/bytes.ts'
import { makeSigner } from '../../../catalogue/packages/make/signer.ts'
import type { Band, Signatures, Wanted } from '../../../catalogue/packages/verify/signatures.ts'
import { verifySignatures } from '../../../catalogue/packages/verify/verify-signatures.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { buildZip, type ZipPart } from '../build-zip.ts'

export const newKey = (namedCurve = 'P-256') => generateKeyPairSync('ec', { namedCurve })
const someone = (name: string) => makeSigner(name, newKey())
export const ann = someone('ann')
export const ben = someone('ben')
export const cora = someone('cora')
export const dora = someone('dora')

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
