import * as z from 'zod/mini'

/** What one message holds at most. */
export const MAX_TAGS = 500

/** Says that whatever a cache keeps under these tags is out of date. */
export const purge = z.object({
  tags: z
    .array(z.string().check(z.regex(/^[a-z]+(-[\w.]+)*$/), z.maxLength(60)))
    .check(z.minLength(1), z.maxLength(MAX_TAGS)),
  /** The old page must not be seen again, not even when the new one can't be made: a takedown. */
  hard: z.boolean(),
})

export type Purge = z.infer<typeof purge>

/** What answers are tagged with (docs/how-to/troubleshooting.md). */
const KNOWN_TAG =
  /^(?:layout|home|ranks|categories|collections|gifts|search|ads|download-configs|feed|sitemap|withdrawn|(?:category|collection|app|developer|comments|gifts)-\d+|top-[a-z]+|file-[0-9a-f]{16}|sitemap-[a-z]+-\d+)$/

export const isKnownTag = (tag: string): boolean => KNOWN_TAG.test(tag)
