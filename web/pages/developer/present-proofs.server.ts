import type { Proof } from '../../../data/db/queries/proofs/proofs-of.ts'
import { repeatCheck } from '../../../rules/proofs/read-proof.ts'
import { formatDate } from '../../../rules/text/time.ts'
import { words } from '../../words/words.ts'
import type { ProofView } from './model.ts'

const w = words.proofs
const day = (at: Date) => words.dates.date(formatDate(at))

/** A proof that was never seen is no claim, so visitors learn nothing of it; one that held once, and no longer, is shown as such. */
export const presentProofs = (proofs: Proof[]): ProofView[] =>
  proofs
    .filter(({ holds, method, fault }) => holds || method === 'papers' || fault === 'unreachable')
    .map(present)

function present(proof: Proof): ProofView {
  const { id, method, holds, domain, token, papers, appName, since, checkedAt, addedAt, expiresAt, fault } =
    proof
  const facts = [
    w.since(day(since ?? addedAt)),
    checkedAt && w.checked(day(checkedAt)),
    expiresAt && w.expires(day(expiresAt)),
  ]
  const state = holds ? w.holds : fault ? w.faults[fault] : w.expired
  return {
    id,
    method,
    holds,
    state,
    title: w.titles[method](domain ?? '', appName ?? ''),
    papers: papers ?? '',
    facts: facts.filter(Boolean).join(' · '),
    repeat: domain === null ? undefined : repeatCheck(method, domain, token ?? ''),
  }
}
