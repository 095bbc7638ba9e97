import { z } from 'zod'

/** What was found when a file was inspected, and nothing of one that would be refused. Null for a file that was not inspected. */
export const joinSeen = 'left join inspections seen on seen.sha256 = file.sha256 and not seen.refused'
export const seenFields = `
  'signer', encode(seen.signer_sha256, 'hex'),
  'verifiedAt', extract(epoch from seen.at) * 1000,
  'lineage', array(select encode(one, 'hex') from unnest(seen.lineage) one)`
export const seen = {
  signer: z.string().nullable(),
  verifiedAt: z.number().nullable(),
  lineage: z.array(z.string()),
}
