import { z } from 'zod'
import { PROOF_FAULTS, PROOF_METHODS } from '../../../../contract/proofs.ts'
import { appName } from '../../app-name.ts'
import { developerName } from '../../best-text.ts'
import { statement } from '../../statement.ts'
import { HOLDS, signerOf } from './holding.ts'

const MAX = 200

const proof = z.object({
  id: z.number(),
  method: z.enum(PROOF_METHODS),
  holds: z.boolean(),
  domain: z.string().nullable(),
  token: z.string().nullable(),
  papers: z.string().nullable(),
  app: z.number().nullable(),
  appName: z.string().nullable(),
  signer: z.string().nullable(),
  addedAt: z.date(),
  since: z.date().nullable(),
  seenAt: z.date().nullable(),
  checkedAt: z.date().nullable(),
  fault: z.enum(PROOF_FAULTS).nullable(),
  expiresAt: z.date().nullable(),
})
export type Proof = z.infer<typeof proof>

const columns = (locale: string) => `
  p.id, p.method, coalesce(${HOLDS}, false) and (p.method <> 'assetlinks' or coalesce(c.signer = ${signerOf('p.app_id')}, false)) as holds,
  p.domain, p.token, p.papers, p.app_id as app, ${appName('p.app_id', locale)} as "appName", c.signer, p.added_at as "addedAt",
  c.since, c.seen_at as "seenAt", c.checked_at as "checkedAt", c.fault, p.expires_at as "expiresAt"`

/** All of one developer, as pages show them. */
export const proofsOf = statement({
  name: 'proofs of developer',
  parameters: { developer: 'bigint', locale: 'text' },
  row: proof,
  text: ({ developer, locale }) => `
  select ${columns(locale)} from developer_proofs p left join proof_checks c on c.proof_id = p.id
  where p.developer_id = ${developer} order by array_position('{dns,well-known,assetlinks,papers}', p.method), p.id limit ${MAX}`,
})

/** For staff: those that don't hold first, then the newest. */
export const allProofs = statement({
  name: 'all proofs',
  parameters: { locale: 'text' },
  row: proof.extend({ developer: z.number(), developerName: z.string(), addedBy: z.string() }),
  text: ({ locale }) => `
  select ${columns(locale)}, d.id as developer, ${developerName('d', locale)} as "developerName", p.added_by as "addedBy"
  from developer_proofs p join developers d on d.id = p.developer_id left join proof_checks c on c.proof_id = p.id
  order by holds, p.id desc limit ${MAX}`,
})
