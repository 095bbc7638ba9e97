import { z } from 'zod'
import { defineCommand } from './command.ts'
import {
  id,
  inItsTime,
  line,
  link,
  locale,
  pageType,
  pictureKey,
  position,
  revision,
  text,
  time,
  translations,
} from './fields.schema.ts'

const placers = ['owner', 'editor', 'placer'] as const
const again = { id: id.optional(), revision }
const remove = z.object({ id, revision })
/** On whose page, and on which kind of page; null: every one. */
const where = { appId: id.nullish(), pageType: pageType.nullish() }

type Needed<Fields extends z.ZodRawShape> = {
  [Name in keyof Fields]: undefined extends z.input<Fields[Name]> ? never : Name
}[keyof Fields]

/** Of one that is there only what is given is changed; a new one needs every field that is not optional. */
const placed = <Fields extends z.ZodRawShape>(
  name: string,
  verb: 'put' | 'place',
  what: string,
  fields: Fields,
) => {
  const needed = Object.keys(fields).filter(
    field => !z.safeParse(fields[field] as z.ZodType, undefined).success,
  ) as Needed<Fields>[]
  return {
    needed,
    put: defineCommand({
      name: `${name}.${verb}`,
      summary: `Shows ${what}, or changes one that is there. A new one needs ${needed.join(', ') || 'nothing more'}.`,
      roles: placers,
      input: z.object({ ...again, ...z.object(fields).partial().shape }),
    }),
    remove: defineCommand({
      name: `${name}.remove`,
      summary: `Shows it no longer: ${what}.`,
      roles: placers,
      input: remove,
    }),
  }
}

export const ad = placed(
  'ad',
  'place',
  'an ad at the top (0), in the middle (1) or at the bottom (2) of pages',
  {
    ...where,
    adLocationType: z.literal([0, 1, 2]),
    adUrl: link,
    imgUrl: link,
    ...inItsTime,
  },
)

export const banner = placed('banner', 'place', 'a recommended brand on one page or on all', {
  appId: id.nullish(),
  title: line(100),
  body: text(500).optional(),
  imageKey: pictureKey,
  url: link,
  locale: locale.optional(),
  translations: translations.optional(),
  ...inItsTime,
})

export const feature = placed('feature', 'place', 'something at the top of the home page', {
  appId: id.nullish(),
  locale,
  kicker: text(100).optional(),
  title: line(100),
  body: text(500).optional(),
  imageKey: pictureKey,
  url: link,
  ad: z.boolean().optional(),
  position: position.optional(),
  translations: translations.optional(),
  ...inItsTime,
})

export const notice = placed('notice', 'put', "a notice on an app's page", {
  appId: id,
  locale,
  body: line(500),
  url: link.nullish(),
  position: position.optional(),
  translations: translations.optional(),
  ...inItsTime,
})

export const gift = placed('gift', 'put', 'a gift card of an app', {
  appId: id,
  locale,
  title: line(100),
  content: line(2000),
  code: text(200).nullish(),
  remaining: z.int().min(0),
  total: z.int().min(0),
  validUntil: time,
  sourceUrl: link,
  translations: translations.optional(),
})

export const downloadConfig = placed('download-config', 'put', 'what the download button says and does', {
  ...where,
  display: line(20).optional(),
  ch: text(100).optional(),
  downloadType: z.literal([0, 1, 2]).optional(),
  downloadUrl: z.union([link, z.literal('')]).optional(),
})

export const collection = placed('collection', 'put', 'a story with several apps', {
  locale,
  kicker: text(100).optional(),
  title: line(100),
  lead: text(500).optional(),
  body: text(20_000).optional(),
  imageKey: pictureKey.nullish(),
  position: position.optional(),
  publishedAt: time.optional(),
  translations: translations.optional(),
  ...inItsTime,
  /** In their order; a list that is given takes the place of the whole list. */
  apps: z
    .array(z.object({ app: id, note: text(500).default(''), translations: translations.optional() }))
    .max(100)
    .optional(),
})
