import { z } from 'zod'
import { DOMAIN_METHODS } from '../proofs.ts'
import { defineCommand } from './command.ts'
import { id, line, time } from './fields.schema.ts'

const roles = ['owner', 'editor'] as const

/** As it is registered: no address, no port, no path. */
const domain = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?$/,
    'a domain such as example.com',
  )

export const developerProve = defineCommand({
  name: 'developer.prove',
  roles,
  input: z.object({
    developer: id,
    method: z.enum(DOMAIN_METHODS),
    domain,
    app: id.optional().describe('for assetlinks: the app whose signing certificate the file names'),
  }),
})

export const developerPapers = defineCommand({
  name: 'developer.papers',
  roles,
  wantsApproval: true,
  input: z.object({
    developer: id,
    papers: line(200).describe('what was seen, such as an entry in the company register'),
    expiresAt: time.describe('when staff must look again: within two years'),
  }),
})

export const developerUnprove = defineCommand({
  name: 'developer.unprove',
  roles,
  input: z.object({ proof: id }),
})
