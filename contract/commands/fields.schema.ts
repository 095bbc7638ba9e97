import { z } from 'zod'

/** A number that the database gave. */
export const id = z.int().min(1)
/** BCP 47, as far as stores use it: zh-CN, en, zh-Hant-TW. */
export const locale = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'a language such as zh-CN or en')
/** The name under which a picture is kept. */
export const pictureKey = z
  .string()
  .max(200)
  .regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*$/, 'small letters, digits and hyphens')
export const line = (longest: number) => z.string().trim().min(1).max(longest)
/** The record names shells and repositories with a colon: `shell:root`. */
export const personName = line(100).regex(/^[^:]*$/, 'no colon')
export const text = (longest: number) => z.string().max(longest)
/** https or a path of this site; the database looks once more. */
export const link = z
  .string()
  .max(2000)
  .regex(/^(\/(?![/\\])|https:\/\/)/, 'https://… or a path of this site')
export const time = z.iso.datetime({ offset: true })
export const pageType = z.literal([0, 1, 2])
export const resourceType = z.literal([0, 1])
export const position = z.int().min(0).max(32_767)
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')
/** As text, because it may have more than 53 bits. */
export const versionCode = z.coerce.string().regex(/^[1-9]\d{0,18}$/, 'a whole number above 0')

export const revision = z
  .int()
  .min(1)
  .optional()
  .describe('the revision you edited; refused if the row changed since')

/** Its audience, from when to when; null: everyone, always. */
export const inItsTime = { startsAt: time.nullish(), endsAt: time.nullish() }

export const translations = z
  .record(locale, z.record(z.string(), text(20_000)))
  .describe('the same texts in other languages, by column name')
