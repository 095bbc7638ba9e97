import { z } from 'zod'
import { defineCommand } from './command.ts'
import {
  id,
  line,
  link,
  locale,
  pictureKey,
  resourceType,
  revision,
  text,
  time,
  translations,
} from './fields.schema.ts'

const flag = z.boolean().nullable()

const said = z.object({ name: line(200), summary: text(500), description: text(20_000) }).partial()

const picture = z.object({
  imageKey: pictureKey,
  width: z.int().min(1),
  height: z.int().min(1),
  caption: text(500).default(''),
  shownIn: locale.optional().describe('show only on pages whose best matching picture language is this one'),
  locale: locale.optional(),
  translations: translations.optional(),
})

const video = z.object({
  title: line(200),
  url: link,
  posterKey: pictureKey,
  width: z.int().min(1),
  height: z.int().min(1),
  durationS: z.int().min(1),
  locale: locale.optional(),
  translations: translations.optional(),
})

const item = z.object({ locale, title: line(200), body: text(5000) })
const purchase = z.object({ locale, title: line(200), price: z.number().min(0).max(9_999_999_999) })

/** What can be said of an app. A list that is given takes the place of the whole list. */
const fields = {
  resourceType: resourceType.optional(),
  developerId: id.nullish(),
  iconKey: pictureKey.optional(),
  filingNumber: text(100).nullish(),
  privacyUrl: link.nullish(),
  websiteUrl: link.nullish(),
  sourceUrl: link.nullish(),
  issuesUrl: link.nullish(),
  changelogUrl: link.nullish(),
  translationUrl: link.nullish(),
  donateUrl: link.nullish(),
  hasAds: flag.optional(),
  hasPurchases: flag.optional(),
  minAge: z.int().min(0).max(21).nullish(),
  dataShared: flag.optional(),
  dataEncrypted: flag.optional(),
  dataDeletable: flag.optional(),
  comingAt: time.nullish(),
  directPackage: z.boolean().optional(),
  autoDownload: z.boolean().optional(),
  texts: z.record(locale, said.nullable()).optional().describe('by language; null removes the language'),
  categories: z.array(id).max(10).optional().describe('the first is the main category'),
  screenshots: z.array(picture).max(30).optional(),
  videos: z.array(video).max(10).optional(),
  useSkills: z.array(item).max(100).optional(),
  privacyItems: z.array(item).max(200).optional(),
  purchases: z.array(purchase).max(200).optional(),
}

const editors = ['owner', 'editor'] as const
const sources = [...editors, 'repository'] as const

export const appAdd = defineCommand({
  name: 'app.add',
  roles: sources,
  input: z.object({
    ...fields,
    packageName: z
      .string()
      .max(200)
      .regex(/^[A-Za-z]\w*(\.\w+)+$/, 'a package name such as org.example.app'),
    resourceType,
    iconKey: pictureKey,
    texts: z
      .record(locale, said.required({ name: true }))
      .refine(texts => Object.keys(texts).length > 0, 'a name in one language at least'),
    createdAt: time.optional(),
  }),
})

export const appEdit = defineCommand({
  name: 'app.edit',
  roles: sources,
  input: z.object({ app: id, revision, ...fields }),
})

const anApp = z.object({ app: id, revision })

export const appDelist = defineCommand({
  name: 'app.delist',
  roles: sources,
  input: anApp,
})

export const appRelist = defineCommand({
  name: 'app.relist',
  roles: sources,
  input: anApp,
})

export const appTakedown = defineCommand({
  name: 'app.takedown',
  roles: ['owner', 'editor', 'moderator'],
  input: anApp,
  hard: true,
  requiresReason: true,
  requiresReauth: true,
})

export const appRestore = defineCommand({
  name: 'app.restore',
  roles: editors,
  input: anApp,
  requiresReason: true,
  wantsApproval: true,
  requiresReauth: true,
})

export const appErasePictures = defineCommand({
  name: 'app.erase-pictures',
  roles: ['owner'],
  input: anApp,
  hard: true,
  isFinal: true,
  requiresReason: true,
  wantsApproval: true,
  requiresReauth: true,
})

export const appFigures = defineCommand({
  name: 'app.figures',
  roles: ['owner', 'repository'],
  input: z.object({
    app: id,
    downloads: z.int().min(0).optional(),
    ratings: z.array(z.int().min(0)).length(5).optional().describe('number of ratings with 1 to 5 stars'),
  }),
})
