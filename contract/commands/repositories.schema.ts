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
  summary:
    'Offers the apps of another repository too, whose key somebody has compared; or decides anew what is taken of it. A new one needs address and fingerprint, and is imported at once.',
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
  summary: 'Has the worker import a repository now, and not only when it is due.',
  roles: ['owner', 'editor'],
  input: z.object({ id }),
})

export const repositoryClaim = defineCommand({
  name: 'repository.claim',
  summary: 'Decides that an app which two sources have comes from this repository from now on.',
  roles: ['owner', 'editor'],
  input: z.object({ id, packageName: line(255) }),
})
