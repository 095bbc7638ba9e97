import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id, line } from './fields.schema.ts'

/** A web address: local folders can only be named on the command line. */
const address = z
  .string()
  .trim()
  .max(500)
  .regex(/^https?:\/\/[^\s?#]+$/, 'https://…/repo')

export const repositoryPut = defineCommand({
  name: 'repository.put',
  needed: ['address', 'fingerprint'],
  roles: ['owner'],
  requiresReauth: true,
  input: z.object({
    id: id.optional(),
    address: address.optional().describe('URL; can not be changed later'),
    fingerprint: z
      .string()
      .regex(/^\s*([0-9a-fA-F][\s:]*){64}$/, '64 hexadecimal digits')
      .optional()
      .describe('SHA-256 of its signing certificate; can not be changed later'),
    packages: z
      .enum(['none', 'newest'])
      .optional()
      .describe("`newest`: offer the package of each app's newest version"),
    pictures: z
      .enum(['none', 'newest'])
      .optional()
      .describe('`newest`: fetch and show icons and screenshots'),
    donations: z.enum(['none', 'show']).optional().describe('`show`: link to donation pages'),
    everyHours: z
      .number()
      .min(0)
      .max(8760)
      .nullish()
      .describe('hours between imports; 0: never; null: the default'),
  }),
})

export const repositoryImport = defineCommand({
  name: 'repository.import',
  roles: ['owner', 'editor'],
  input: z.object({ id }),
})

export const repositoryAcceptStale = defineCommand({
  name: 'repository.accept-stale',
  roles: ['owner'],
  requiresReason: true,
  requiresReauth: true,
  input: z.object({
    id,
    accept: z.boolean().default(true).describe('`false`: what is older than it promises is refused again'),
  }),
})

export const repositoryClaim = defineCommand({
  name: 'repository.claim',
  roles: ['owner', 'editor'],
  input: z.object({ id, packageName: line(255) }),
})
