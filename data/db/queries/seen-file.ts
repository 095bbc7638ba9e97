import { z } from 'zod'

/**
 * What was found when a file was looked into: when, and the keys that handed on to its own. Only what bears out its row, and
 * nothing of one that would be refused. `seen` is nobody's for a file that no one has looked into.
 */
export const joinSeen = `
  left join inspections seen
    on seen.sha256 = file.sha256 and seen.signer_sha256 = file.signer_sha256 and not seen.refused`
export const seenFields = `
  'verifiedAt', extract(epoch from seen.at) * 1000,
  'lineage', array(select encode(one, 'hex') from unnest(seen.lineage) one)`
export const seen = { verifiedAt: z.number().nullable(), lineage: z.array(z.string()) }
