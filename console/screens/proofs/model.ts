import type { allProofs } from '../../../data/db/queries/proofs/proofs-of.ts'
import type { RowOf } from '../../../data/db/row-of.ts'

export type ProofLine = RowOf<typeof allProofs>

export interface ProofsModel {
  proofs: ProofLine[]
  mayProve: boolean
}
