import { z } from 'zod'
import type { KeepSettings } from '../../data/files/open-file-store.ts'

/** Where packages are stored: settings of every process that puts, serves or checks them. */
export const keepEnvironment = {
  MEDIA_DIR: z.string(),
  FILES: z.enum(['folder', 's3']).default('folder'),
  S3_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d.-]*$/)
    .default(''),
  S3_KEY: z.string().default(''),
  S3_SECRET: z.string().default(''),
  S3_REGION: z.string().default(''),
}

const environment = z.object(keepEnvironment)

export function keepSettings(e: z.infer<typeof environment>): KeepSettings {
  if (e.FILES === 'folder') return { mediaDir: e.MEDIA_DIR }
  const { S3_URL, S3_BUCKET, S3_KEY, S3_SECRET } = e
  for (const [name, value] of Object.entries({ S3_URL, S3_BUCKET, S3_KEY, S3_SECRET }))
    if (!value) throw new Error(`${name} is missing: files are in S3`)
  const s3 = {
    url: S3_URL,
    bucket: S3_BUCKET,
    key: S3_KEY,
    secret: S3_SECRET,
    region: e.S3_REGION || undefined,
  }
  return { mediaDir: e.MEDIA_DIR, s3 }
}

/** For scripts, which have no other settings. */
export const readKeepSettings = (env: NodeJS.ProcessEnv): KeepSettings => keepSettings(environment.parse(env))
