import type { ProofFault } from '../../contract/proofs.ts'
import type { DueProof } from '../../data/db/queries/proofs/due-proofs.ts'
import {
  ASSETLINKS_FILE,
  assetlinksProve,
  fileProves,
  PROOF_FILE,
  TXT_PREFIX,
  txtProves,
} from '../../rules/proofs/read-proof.ts'
import { fetchUpTo } from '../repositories/fetch/fetch-file.ts'
import type { Place } from '../repositories/fetch/places.ts'
import { Spent } from '../repositories/fetch/spent.ts'
import { usualLimits } from '../repositories/limits.ts'
import { UntrustedError } from '../repositories/untrusted.ts'

const FILE_BYTES = 4096
const ASSETLINKS_BYTES = 128 << 10
const limits = {
  ...usualLimits,
  totalBytes: 4 * ASSETLINKS_BYTES,
  idleMs: 5000,
  fetchMs: 10_000,
  totalMs: 15_000,
}

/** Answers that say nothing about the file. */
const NO_ANSWER = ['ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED', 'EREFUSED', 'ECANCELLED', 'EDESTRUCTION']

export interface ProofDeps {
  /** Where the files of a domain are. */
  place(domain: string): Place
  resolveTxt(name: string): Promise<string[][]>
  signal?: AbortSignal | undefined
}

/** Looks for a proof at its domain. Returns why it doesn't hold; undefined: it does. */
export async function checkProof(proof: DueProof, deps: ProofDeps): Promise<ProofFault | undefined> {
  try {
    return (await isThere(proof, deps)) ? undefined : 'absent'
  } catch (error) {
    deps.signal?.throwIfAborted()
    return faultOf(error)
  }
}

async function isThere({ method, domain, token, packageName, signer }: DueProof, deps: ProofDeps) {
  const read = async (name: string, max: number) => {
    const fetching = { limits, spent: new Spent(limits, deps.signal) }
    return (await fetchUpTo(deps.place(domain), name, max, fetching)).toString()
  }
  if (method === 'dns') return txtProves(await deps.resolveTxt(TXT_PREFIX + domain), token ?? '')
  if (method === 'well-known') return fileProves(await read(PROOF_FILE, FILE_BYTES), token ?? '')
  const text = await read(ASSETLINKS_FILE, ASSETLINKS_BYTES)
  return signer !== null && packageName !== null && assetlinksProve(text, packageName, signer)
}

/** What another domain has, or a broken file, proves nothing. A server that fails may be back tomorrow. */
function faultOf(error: unknown): ProofFault {
  if (error instanceof UntrustedError) {
    const { id, about } = error
    if (id === 'redirect-elsewhere' || id === 'address-private') return 'elsewhere'
    const mayComeBack = id === 'away' || id === 'slow' || (id === 'status' && /^(5\d\d|429) /.test(about))
    return mayComeBack ? 'unreachable' : 'absent'
  }
  const { code = '' } = error as NodeJS.ErrnoException
  if (NO_ANSWER.includes(code)) return 'unreachable'
  if (code === 'ENODATA' || code === 'ENOTFOUND') return 'absent'
  throw error
}
