import type { TaskList } from 'graphile-worker'
import type { Database } from '../../../data/db/database.ts'
import { type CheckDeps, checkDueProofs } from '../../proofs/check-due-proofs.ts'
import { proofResolver } from '../../proofs/proof-resolver.ts'
import { mirrorPlace } from '../../repositories/fetch/places.ts'

const CHECK = 'proofs-check'

/** Every few minutes those that are due; each of them once a day. */
export const PROOF_TIMES = `*/5 * * * * ${CHECK} ?queue=proofs&max=1`

export const proofJobs = (db: Database, onChecked: CheckDeps['onChecked']): TaskList => ({
  [CHECK]: (_, { abortSignal }) =>
    checkDueProofs(db, {
      place: domain => mirrorPlace(`https://${domain}`),
      resolveTxt: proofResolver(),
      signal: abortSignal,
      ...(onChecked ? { onChecked } : {}),
    }),
})
