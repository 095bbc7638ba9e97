import type { Zip, ZipEntry } from '../../zip/zip.ts'
import { must } from '../bad-signature.ts'

export const META_INF = 'META-INF/'
const MANIFEST = 'META-INF/MANIFEST.MF'
const BLOCKS = ['.RSA', '.DSA', '.EC']
const MAX_SIGNERS = 10

/** The files that sign the others. */
export interface SigningFiles {
  manifest: ZipEntry
  signers: { list: ZipEntry; signature: ZipEntry }[]
}

/** Undefined if the package isn't signed by v1. Phones take their names in any letters, small and large. */
export function findSigningFiles({ entries }: Zip): SigningFiles | undefined {
  const byName = new Map<string, ZipEntry>()
  for (const entry of entries) {
    if (!entry.name.startsWith(META_INF)) continue
    const name = entry.name.toUpperCase()
    if (!isSigning(name)) continue
    must(!byName.has(name), 'v1-names-alike')
    byName.set(name, entry)
  }
  const manifest = byName.get(MANIFEST)
  const signers = [...byName].flatMap(([name, signature]) => {
    const list = isBlock(name) ? byName.get(listOf(name)) : undefined
    return list ? [{ list, signature }] : []
  })
  must(new Set(signers.map(({ list }) => list)).size === signers.length, 'v1-names-alike')
  must(signers.length <= MAX_SIGNERS, 'signers-many')
  return manifest && signers.length > 0 ? { manifest, signers } : undefined
}

const isBlock = (name: string) => BLOCKS.some(end => name.endsWith(end))
const isSigning = (name: string) => name === MANIFEST || name.endsWith('.SF') || isBlock(name)
const listOf = (name: string) => `${name.slice(0, name.lastIndexOf('.'))}.SF`
