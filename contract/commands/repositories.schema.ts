import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id, line } from './fields.schema.ts'

/** An address in the web: whoever may name folders of the machine has its command line. */
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
    address: address.optional().describe('where it is; what is known already keeps its own'),
    fingerprint: z
      .string()
      .regex(/^\s*([0-9a-fA-F][\s:]*){64}$/, '64 hexadecimal digits')
      .optional()
      .describe('SHA-256 of the certificate that signs it; what is known already keeps its own'),
    packages: z
      .enum(['none', 'newest'])
      .optional()
      .describe("whether the package of each app's newest version is fetched and offered"),
    pictures: z
      .enum(['none', 'newest'])
      .optional()
      .describe('whether icons and screenshots are fetched and shown'),
    donations: z
      .enum(['none', 'show'])
      .optional()
      .describe('whether pages lead to where an app asks for money'),
    everyHours: z
      .number()
      .min(0)
      .max(8760)
      .nullish()
      .describe('how often it is imported again; 0: never; null: as often as all'),
  }),
})

export const repositoryImport = defineCommand({
  name: 'repository.import',
  roles: ['owner', 'editor'],
  input: z.object({ id }),
})

export const repositoryClaim = defineCommand({
  name: 'repository.claim',
  roles: ['owner', 'editor'],
  input: z.object({ id, packageName: line(255) }),
})
