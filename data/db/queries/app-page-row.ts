import { z } from 'zod'
import { APP_LINKS } from '../../../contract/app-links.ts'
import { lang, resourceType, standing, status } from '../app-columns.ts'
import { commentRow } from './comments.ts'
import { fileRow } from './current-package.ts'
import { signing } from './signing.ts'
import { permissionRows, versionRow } from './versions.ts'

const videoRow = z.object({
  title: z.string(),
  lang,
  url: z.string(),
  posterKey: z.string(),
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
})
export type VideoRow = z.infer<typeof videoRow>

const screenshotRow = z.object({
  key: z.string(),
  width: z.number(),
  height: z.number(),
  orientation: z.enum(['portrait', 'landscape']),
  caption: z.string(),
  lang,
})

const titled = z.object({ title: z.string(), body: z.string(), lang })

export const appPageRow = z.object({
  id: z.number(),
  packageName: z.string(),
  resourceType,
  status,
  standing,
  iconKey: z.string(),
  filingNumber: z.string().nullable(),
  privacyUrl: z.string().nullable(),
  links: z.record(z.enum(APP_LINKS), z.string().nullable()),
  hasAds: z.boolean().nullable(),
  hasPurchases: z.boolean().nullable(),
  /** The youngest that it is fit for, in years. */
  minAge: z.number().nullable(),
  /** What the developer says of what it takes: whether others get it, how it travels, whether it can be deleted. */
  dataShared: z.boolean().nullable(),
  dataEncrypted: z.boolean().nullable(),
  dataDeletable: z.boolean().nullable(),
  createdAt: z.number(),
  /** When it is expected, if it is announced; of no meaning once it has a version. */
  comingAt: z.number().nullable(),
  directPackage: z.boolean(),
  autoDownload: z.boolean(),
  name: z.string(),
  lang,
  summary: z.string(),
  summaryLang: lang,
  description: z.string(),
  descriptionLang: lang,
  developer: z.object({ developerId: z.number(), name: z.string(), verified: z.boolean() }).nullable(),
  category: z
    .object({
      id: z.number(),
      name: z.string(),
      lang,
      parentId: z.number().nullable(),
      parentName: z.string().nullable(),
      parentLang: lang,
      /** The short name of the one above, or its own. */
      slug: z.string(),
    })
    .nullable(),
  downloads: z.number(),
  comments: z.number(),
  ratings: z.array(z.number()),
  versionCount: z.number(),
  /** One more than the page lists, so that the last one listed has one to be compared with. */
  versions: z.array(versionRow),
  signing,
  /** Of the newest version, the one for whoever is not known first. */
  files: z.array(fileRow),
  permissions: permissionRows,
  /** What a repository warns of in the newest version, by its own names. */
  antiFeatures: z.array(z.string()),
  screenshots: z.array(screenshotRow),
  notices: z.array(z.object({ body: z.string(), lang, url: z.string().nullable() })),
  skills: z.array(titled),
  /** What the developer declares to take of a visitor, and what for. */
  privacy: z.array(titled),
  /** What can be bought inside. */
  purchases: z.array(z.object({ title: z.string(), price: z.number(), lang })),
  video: videoRow.nullable(),
  newestComments: z.array(commentRow),
})
export type AppPageRow = z.infer<typeof appPageRow>
