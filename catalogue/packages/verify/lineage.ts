import { ALGORITHMS, holds } from './algorithms.ts'
import { must } from './bad-signature.ts'
import { type Certificate, readCertificate } from './certificate.ts'
import { Fields } from './fields.ts'

/** More rotations than any real app has. */
const MAX = 32

/** How a key was handed on: each certificate is signed by the one before. Oldest first. */
export function readLineage(value: Buffer): Certificate[] {
  const fields = new Fields(value, 'lineage-broken')
  // A version, of which there is one. Phones don't look at it.
  fields.number()

  const certificates: Certificate[] = []
  let before: { certificate: Certificate; algorithm: number } | undefined
  for (const level of fields.list(MAX)) {
    const signed = level.bytes()
    // What an older key may still do: phones decide about that when they install.
    level.number()
    const algorithm = level.number()
    const signature = level.bytes()
    level.end()

    const said = new Fields(signed, 'lineage-broken')
    const certificate = readCertificate(said.bytes(), 'lineage-broken')
    const signedWith = said.number()
    if (before) {
      const known = ALGORITHMS.get(before.algorithm)
      must(known !== undefined && signedWith === before.algorithm, 'lineage-broken')
      must(holds(known, before.certificate.key, signed, signature), 'lineage-signature-wrong')
    }
    must(!certificates.some(({ der }) => der.equals(certificate.der)), 'lineage-repeats')
    certificates.push(certificate)
    before = { certificate, algorithm }
  }
  return certificates
}
