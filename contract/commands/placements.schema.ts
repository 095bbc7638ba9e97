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

/** Of one that is there only what is given is changed; a new one needs every field that is not optional. */
const placed = <Name extends string, Verb extends 'put' | 'place', Fields extends z.ZodRawShape>(
  name: Name,
  verb: Verb,
  fields: Fields,
) => {
  const names: (keyof Fields & string)[] = Object.keys(fields)
  return {
    put: defineCommand({
      name: `${name}.${verb}`,
      needed: names.filter(field => !z.safeParse(fields[field] as z.ZodType, undefined).success),
      roles: placers,
      input: z.object({ ...again, ...z.object(fields).partial().shape }),
    }),
    remove: defineCommand({ name: `${name}.remove`, roles: placers, input: remove }),
  }
}

export const ad = placed('ad', 'place', {
  ...where,
  adLocationType: z.literal([0, 1, 2]).describe('0 top, 1 middle, 2 bottom of the page'),
  adUrl: link,
  imgUrl: link,
  ...inItsTime,
})

export const banner = placed('banner', 'place', {
  appId: id.nullish(),
  title: line(100),
  body: text(500).optional(),
  imageKey: pictureKey,
  url: link,
  locale: locale.optional(),
  translations: translations.optional(),
  ...inItsTime,
})

export const feature = placed('feature', 'place', {
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

export const notice = placed('notice', 'put', {
  appId: id,
  locale,
  body: line(500),
  url: link.nullish(),
  position: position.optional(),
  translations: translations.optional(),
  ...inItsTime,
})

export const gift = placed('gift', 'put', {
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

export const downloadConfig = placed('download-config', 'put', {
  ...where,
  display: line(20).optional(),
  ch: text(100).optional(),
  downloadType: z.literal([0, 1, 2]).optional(),
  downloadUrl: z.union([link, z.literal('')]).optional(),
})

export const collection = placed('collection', 'put', {
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
