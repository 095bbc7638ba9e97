import type { ProofFault } from '../../contract/proofs.ts'
import type { Database } from '../../data/db/database.ts'
import { type DueProof, keepProofCheck, takeDueProofs } from '../../data/db/queries/proofs/due-proofs.ts'
import { checkProof, type ProofDeps } from './check-proof.ts'

/** Other jobs wait behind this one for no longer. */
const ROUND_MS = 60_000

export interface CheckDeps extends ProofDeps {
  onChecked?: (proof: DueProof, fault: ProofFault | undefined) => void
}

/** Checks the proofs that are due, a few at a time. The rest is left to the next round. */
export async function checkDueProofs(db: Database, deps: CheckDeps): Promise<void> {
  const until = performance.now() + ROUND_MS
  for (;;) {
    const due = await takeDueProofs(db)
    if (due.length === 0) return
    await Promise.all(due.map(proof => checkOne(db, proof, deps)))
    if (performance.now() > until) return
  }
}

async function checkOne(db: Database, proof: DueProof, deps: CheckDeps): Promise<void> {
  const fault = await checkProof(proof, deps)
  const { id, signer, method } = proof
  await keepProofCheck(db, {
    proof: id,
    fault: fault ?? null,
    signer: method === 'assetlinks' ? signer : null,
  })
  deps.onChecked?.(proof, fault)
}
