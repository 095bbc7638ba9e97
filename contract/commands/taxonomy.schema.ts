import { z } from 'zod'
import { defineCommand } from './command.ts'
import {
  id,
  line,
  link,
  locale,
  pictureKey,
  position,
  resourceType,
  revision,
  text,
  time,
} from './fields.schema.ts'

const roles = ['owner', 'editor', 'repository'] as const

export const categoryPut = defineCommand({
  name: 'category.put',
  needed: ['slug', 'resourceType'],
  roles,
  input: z.object({
    id: id.optional(),
    revision,
    slug: z
      .string()
      .regex(/^[a-z0-9-]{1,60}$/)
      .optional(),
    resourceType: resourceType.optional(),
    parentId: id.nullish(),
    position: position.optional(),
    names: z.record(locale, line(60).nullable()).optional(),
  }),
})

/** Each may be several, with commas or lines between them. */
const phrases = z.array(text(5000)).min(1).max(200)
const editors = ['owner', 'editor'] as const

export const searchWordsPut = defineCommand({
  name: 'search-words.put',
  needed: ['typed', 'meant'],
  roles: editors,
  input: z.object({
    id: id.optional(),
    revision,
    isBrand: z.boolean().optional().describe('a name that visitors know, and a store may lack'),
    typed: phrases.optional().describe('what visitors type'),
    meant: phrases
      .optional()
      .describe('what is looked for as well; for a brand that the store lacks, instead'),
  }),
})

export const searchWordsRemove = defineCommand({
  name: 'search-words.remove',
  roles: editors,
  input: z.object({ id, revision }),
})

export const developerPut = defineCommand({
  name: 'developer.put',
  needed: ['name'],
  roles,
  input: z.object({
    id: id.optional(),
    revision,
    name: line(200).optional(),
    website: link.nullish(),
    logoKey: pictureKey.nullish(),
    email: z.email().max(200).nullish(),
    legalName: text(200).nullish(),
    address: text(500).nullish(),
    filingNumber: text(100).nullish(),
    joinedAt: time.nullish(),
    texts: z
      .record(locale, z.object({ name: line(200).nullish(), description: text(5000).optional() }).nullable())
      .optional(),
  }),
})
