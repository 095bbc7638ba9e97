import { z } from 'zod'
import {
  byLocale,
  line,
  link,
  listed,
  moment,
  picture,
  repositoryFile,
  sha256,
  text,
} from './fields.schema.ts'

// What is taken from F-Droid's second format of an index. What is not named here is not read.

const named = z.object({
  name: byLocale(line).default({}),
  description: byLocale(text).default({}),
  icon: byLocale(picture).default({}),
})
const id = z.string().min(1).max(200)

export const indexRepository = named.extend({
  address: z.string().max(2000),
  webBaseUrl: link.nullish(),
  mirrors: listed(z.object({ url: z.string().max(2000) })).default([]),
  timestamp: moment,
  categories: z.record(id, named).default({}),
  antiFeatures: z.record(id, named).default({}),
  releaseChannels: z.record(id, named).default({}),
})

const screenshots = byLocale(listed(picture)).default({})

const metadata = z.object({
  name: byLocale(line).default({}),
  summary: byLocale(line).default({}),
  description: byLocale(text).default({}),
  added: moment,
  lastUpdated: moment,
  license: line.nullish(),
  categories: listed(id).default([]),
  authorName: line.nullish(),
  authorEmail: line.nullish(),
  authorWebSite: link.nullish(),
  webSite: link.nullish(),
  sourceCode: link.nullish(),
  issueTracker: link.nullish(),
  translation: link.nullish(),
  changelog: link.nullish(),
  donate: listed(link)
    .transform(all => all.filter(one => one !== undefined))
    .default([]),
  preferredSigner: sha256.nullish(),
  icon: byLocale(picture).default({}),
  featureGraphic: byLocale(picture).default({}),
  screenshots: z
    .object({
      phone: screenshots,
      sevenInch: screenshots,
      tenInch: screenshots,
      wear: screenshots,
      tv: screenshots,
    })
    .partial()
    .default({}),
})

const sdk = z.int().min(0).max(32_767)
const permission = z.object({ name: line, maxSdkVersion: sdk.nullish() })

const manifest = z.object({
  versionName: line,
  versionCode: z.int().min(0),
  usesSdk: z.object({ minSdkVersion: sdk, targetSdkVersion: sdk }).partial().nullish(),
  maxSdkVersion: sdk.nullish(),
  /** Of packages; other files have none. */
  signer: z
    .object({ sha256: z.array(sha256).min(1).max(10), hasMultipleSigners: z.boolean().nullish() })
    .nullish(),
  usesPermission: listed(permission).default([]),
  usesPermissionSdk23: listed(permission).default([]),
  nativecode: listed(line).default([]),
  features: listed(z.object({ name: line })).default([]),
})

const version = z.object({
  added: moment,
  file: repositoryFile,
  src: repositoryFile.nullish().catch(null),
  manifest,
  releaseChannels: listed(id).default([]),
  /** Each with its reason, by language. */
  antiFeatures: z.record(id, byLocale(text)).default({}),
  whatsNew: byLocale(text).default({}),
})

/** By the hash of each file. */
export const indexApp = z.object({ metadata, versions: z.record(sha256, version) })

export type IndexRepository = z.infer<typeof indexRepository>
export type IndexApp = z.infer<typeof indexApp>
/** As it is written, before it is read. */
export type WrittenApp = z.input<typeof indexApp>
export type IndexVersion = z.infer<typeof version>
export type RepositoryFile = z.infer<typeof repositoryFile>
export type RepositoryPicture = z.infer<typeof picture>
