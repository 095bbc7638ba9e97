import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id, line, locale, revision, sha256, text, time, versionCode } from './fields.schema.ts'

const permission = z.object({
  name: z
    .string()
    .max(300)
    .regex(/^[\w.-]+$/),
  maxSdk: z.int().min(1).max(32_767).nullish(),
})

const roles = ['owner', 'editor', 'repository'] as const
const aVersion = { app: id, versionCode, revision }

export const versionPut = defineCommand({
  name: 'version.put',
  roles,
  input: z.object({
    ...aVersion,
    versionName: line(100).optional(),
    minSdk: z.int().min(1).max(1000).nullish(),
    targetSdk: z.int().min(1).max(1000).nullish(),
    permissions: z.array(permission).max(1000).optional(),
    antiFeatures: z
      .array(z.string().regex(/^[\w-]{1,100}$/))
      .max(50)
      .optional()
      .describe('warnings of the repository, under its own names'),
    releasedAt: time.optional(),
    /** What is new, by language; null: this language no longer. */
    texts: z.record(locale, text(20_000).nullable()).optional(),
  }),
})

export const versionPublish = defineCommand({
  name: 'version.publish',
  roles,
  input: z.object({
    app: id.optional().describe('optional with files, which name their app'),
    versionCode: versionCode.optional().describe('optional with files'),
    revision,
    files: z
      .array(sha256)
      .min(1)
      .max(20)
      .optional()
      .describe('inspected packages, one per processor; the version is read from them'),
    texts: z.record(locale, text(20_000).nullable()).optional().describe('release notes by language'),
  }),
})

export const versionWithdraw = defineCommand({
  name: 'version.withdraw',
  roles,
  input: z.object(aVersion),
  hard: true,
  requiresReason: true,
})
