import { z } from 'zod'
import { isFileName } from './fields.schema.ts'

// The form in which an existing store hands over its catalogue (docs/how-to/publish-apps.md). Misspelt names are reported, not ignored.

const locale = z
  .string()
  .regex(/^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,3}$/)
  .describe('A language, such as zh-CN, en or de')
const moment = z.iso.datetime({ offset: true })
const path = z
  .string()
  .max(999)
  .refine(said => isFileName(`/${said}`), 'a path below the folder of this file, with / between its steps')
  .describe('A path below the folder of this file, with / between its steps')
const webAddress = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/\S+$/)

const texts = z.strictObject({
  name: z.string().min(1).max(200),
  summary: z.string().max(500).optional().describe('One line'),
  description: z.string().max(20_000).optional().describe('Plain text; an empty line parts paragraphs'),
})

const version = z.strictObject({
  file: path.describe(
    'The package. Its version, permissions, processors and signer are read in it, and need not be said',
  ),
  releasedAt: moment.optional().describe('Without it: when the file was last changed'),
  news: z.record(locale, z.string().max(20_000)).optional().describe('What is new, by language'),
})

const app = z.strictObject({
  packageName: z
    .string()
    .max(255)
    .regex(/^[A-Za-z]\w*(\.[A-Za-z0-9_]\w*)*$/),
  texts: z.record(locale, texts).refine(said => Object.keys(said).length > 0, 'in one language at least'),
  categories: z
    .array(z.string().max(200))
    .max(20)
    .optional()
    .describe("Slugs of the store's categories, or names that --categories leads to them"),
  developer: z.strictObject({ name: z.string().min(1).max(200), website: webAddress.optional() }).optional(),
  addedAt: moment.optional().describe('Since when the app is offered; without it since its oldest version'),
  versions: z.array(version).min(1).max(1000),
})

export const ownForm = z.strictObject({
  $schema: z.string().optional(),
  name: z.string().min(1).max(200).describe('Where this comes from'),
  apps: z.array(app).max(100_000),
})

type OwnForm = z.infer<typeof ownForm>
export type OwnApp = OwnForm['apps'][number]
