import { z } from 'zod'
import { DOMAIN_METHODS, PROOF_FAULTS } from '../../../../contract/proofs.ts'
import { statement } from '../../statement.ts'
import { HOLDS, signerOf } from './holding.ts'

const AT_ONE_TIME = 20

const due = z.object({
  id: z.number(),
  method: z.enum(DOMAIN_METHODS),
  domain: z.string(),
  token: z.string().nullable(),
  packageName: z.string().nullable(),
  signer: z.string().nullable(),
})
export type DueProof = z.infer<typeof due>

/** Those that are due, the most overdue first. A process that takes one and dies leaves it for a quarter of an hour. */
export const takeDueProofs = statement({
  name: 'take due proofs',
  parameters: {},
  row: due,
  text: () => `
  with taken as (
    update proof_checks set next_at = now() + interval '15 minutes' where proof_id in (
      select proof_id from proof_checks where next_at <= now() order by next_at limit ${AT_ONE_TIME} for update skip locked
    ) returning proof_id
  )
  select p.id, p.method, p.domain, p.token, a.package_name as "packageName", ${signerOf('p.app_id')} as signer
  from taken join developer_proofs p on p.id = taken.proof_id left join apps a on a.id = p.app_id
  order by p.id`,
})

const DAY_S = 86_400
/** The golden section of a day, and no divisor of it: the times of proofs with consecutive ids are far apart. */
const STEP_S = 53_399

/**
 * SQL for the next time of day that belongs to a proof. Checks that came due together, as after an outage, spread over the day again, and none
 * is later than a day after the last.
 */
const nextCheck = (proof: string) => `date_trunc('second', now()) + interval '1 second' * (
    1 + ((${proof} * ${STEP_S} - floor(extract(epoch from now()))::bigint - 1) % ${DAY_S} + ${DAY_S}) % ${DAY_S}
  )`

/** Keeps what a check found, and purges the developer's pages if the proof holds no longer, or holds now. */
export const keepProofCheck = statement({
  name: 'keep proof check',
  parameters: { proof: 'bigint', fault: 'text?', signer: 'text?' },
  row: z.object({ changed: z.boolean(), fault: z.enum(PROOF_FAULTS).nullable() }),
  text: ({ proof, fault, signer }) => `
  with before as (
    select p.developer_id, coalesce(${HOLDS}, false) as held
    from developer_proofs p join proof_checks c on c.proof_id = p.id where p.id = ${proof}
  ), kept as (
    update proof_checks c set
      checked_at = now(),
      next_at = ${nextCheck('c.proof_id')},
      fault = ${fault},
      since = case when ${fault} is null then coalesce(c.since, now()) when ${fault} = 'unreachable' then c.since end,
      seen_at = case when ${fault} is null then now() when ${fault} = 'unreachable' then c.seen_at end,
      signer = case when ${fault} is null then ${signer} when ${fault} = 'unreachable' then c.signer end
    where proof_id = ${proof}
    returning coalesce(seen_at > now() - interval '3 days', false) as holds, fault
  ), told as (
    insert into outbox (tags, hard) select array['developer-' || developer_id], false from before, kept where held <> holds returning id
  )
  select held <> holds as changed, fault from before, kept`,
})
