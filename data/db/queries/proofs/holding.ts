import { REACH_DAYS } from '../../../../contract/proofs.ts'
import { fileOf } from '../current-package.ts'
import { joinSeen } from '../seen-file.ts'

/**
 * Whether the proof `p` with its check `c` holds now. A check that was not made counts like a domain that can't be reached, so a worker that
 * hangs lets no badge outlive its evidence.
 */
export const HOLDS = `(case when p.method = 'papers' then p.expires_at > now() else c.seen_at > now() - interval '${REACH_DAYS} days' end)`

/** The certificate that signs the file that is offered of this app: 64 hexadecimal digits. */
export const signerOf = (app: string) =>
  `(select encode(seen.signer_sha256, 'hex') from apps signed, lateral (${fileOf('signed.current_version_id')}) file ${joinSeen} where signed.id = ${app})`

/** Whether the page of an app may say that its developer is verified: a proof for one app says nothing of the others. */
export const isProven = (developer: string, app?: string) => `exists (
  select from developer_proofs p left join proof_checks c on c.proof_id = p.id
  where p.developer_id = ${developer} and ${HOLDS} and (p.method <> 'assetlinks' or (${
    app ? `p.app_id = ${app} and ` : ''
  }c.signer = ${signerOf('p.app_id')})))`
