import type { SignatureFault } from '../../../contract/packages/finding-ids.ts'
import type { LazySigner, SignersOf } from './block-signers.ts'
import { orRefusal } from './or-refusal.ts'
import type { Band, Signer } from './signatures.ts'

export function findFaults(bands: Band[], lineage: Signer[], signersOf: SignersOf): SignatureFault[] {
  const faults: SignatureFault[] = []
  if (!isOneStory(bands, lineage)) faults.push('signers-differ')
  if (![...signersOf.values()].every(allHold)) faults.push('signature-broken')
  return faults
}

/** An update to a newer platform must have the same signers there, or one that they rotated to. */
function isOneStory(bands: Band[], lineage: Signer[]): boolean {
  const seen = bands.flatMap(band => ('signers' in band ? [sums(band.signers)] : []))
  const ranks = sums(lineage)
  return seen.every((now, at) => {
    const before = seen[at - 1]
    if (!before || String(before.toSorted()) === String(now.toSorted())) return true
    const [older, newer] = [before, now].map(all => (all.length === 1 ? ranks.indexOf(all[0] ?? '') : -1))
    return older !== undefined && newer !== undefined && older >= 0 && older < newer
  })
}

const sums = (signers: Signer[]) => signers.map(({ sha256 }) => sha256)

function allHold(list: () => LazySigner[]): boolean {
  return 'done' in orRefusal(() => list().map(signer => signer.verified()))
}
