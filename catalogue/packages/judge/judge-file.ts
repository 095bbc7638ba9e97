import type { ZipFault } from '../../../contract/packages/finding-ids.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import type { PackageFacts } from '../manifest/facts.ts'
import type { Band, Signatures, Signer, Uncovered } from '../verify/signatures.ts'
import { note, refuse } from './findings.ts'
import { isDebugKey, publicKeyOf, strengthOf } from './refused-keys.ts'
import { some } from './some.ts'

export interface ReadPackage {
  zipFaults: ZipFault[]
  facts: PackageFacts
  signatures: Signatures
}

/** Parts of the signing block that well-known tools leave there, and that are no part of the app. */
const KNOWN_PARTS = new Set([
  0x504b4453, // dependencies, by Android's build tools
  0x2b09189e, // source stamp
  0x6dff800d, // source stamp, of today
  0x2146444e, // where a store says when it was published
])

/** What is said of a package by looking at nothing else. */
export function judgeFile({ zipFaults, facts, signatures }: ReadPackage): Finding[] {
  return [
    ...zipFaults.map(id => refuse(id)),
    ...facts.faults.map(id => refuse(id)),
    ...signatures.faults.map(id => refuse(id)),
    ...signatures.bands.flatMap(refusedBy),
    ...signersOf(signatures.bands).flatMap(judgeKey),
    ...judgeUncovered(signatures.uncovered),
    ...judgeFacts(facts),
  ]
}

const refusedBy = (band: Band): Finding[] =>
  'refused' in band ? [refuse(band.refused, platforms(band))] : []

const platforms = ({ from, to }: Band) => (to === null ? `API ${from}+` : `API ${from}–${to}`)

/** Every signer that some phone accepts, once. */
export function signersOf(bands: { from: number; signers?: Signer[] | undefined }[]): Signer[] {
  const all = bands.flatMap(({ signers = [] }) => signers)
  return [...new Map(all.map(signer => [signer.sha256, signer])).values()]
}

function judgeKey(signer: Signer): Finding[] {
  const strength = strengthOf(signer)
  return [
    ...(publicKeyOf(signer) ? [refuse('key-public', publicKeyOf(signer))] : []),
    ...(isDebugKey(signer) ? [refuse('key-debug', signer.subject)] : []),
    ...(strength === 'broken' ? [refuse('key-broken', `${signer.key} ${signer.bits}`)] : []),
    ...(strength === 'weak' ? [note('key-weak', `${signer.key} ${signer.bits}`)] : []),
  ]
}

function judgeUncovered(uncovered: Uncovered[]): Finding[] {
  const files = uncovered.flatMap(part => (part.kind === 'file' ? part.name : []))
  return [
    ...uncovered.flatMap(part => {
      if (part.kind === 'padding') return [refuse('block-padding', `${part.length}`)]
      if (part.kind === 'block' && !KNOWN_PARTS.has(part.id))
        return [note('block-unknown', `0x${part.id.toString(16)} ${part.length}`)]
      if (part.kind === 'signature')
        return [note('signature-unknown', `${part.scheme} 0x${part.id.toString(16)}`)]
      return []
    }),
    ...(files.length > 0 ? [note('files-unsigned', some(files))] : []),
  ]
}

function judgeFacts(facts: PackageFacts): Finding[] {
  return [
    ...(facts.split === null ? [] : [refuse('split', facts.split)]),
    ...(facts.debuggable ? [refuse('debuggable')] : []),
    ...(facts.testOnly ? [refuse('test-only')] : []),
    ...(BigInt(facts.versionCode) > 0n ? [] : [refuse('version-code', facts.versionCode)]),
    ...(facts.versionName?.trim() ? [] : [note('version-unnamed')]),
  ]
}
