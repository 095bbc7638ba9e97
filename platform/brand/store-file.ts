import { z } from 'zod'
import { type Colour, isColour } from '../../rules/brand/colour.ts'
import { FAMILIES, type Palette, type Theme } from '../../rules/brand/palette.ts'
import { LOCALES } from '../../rules/text/locales.ts'

/** A line of text, as a page shows it: nothing in it breaks the line, hides or turns the others around. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, 'has characters that nobody sees')

const contact = z.url({ protocol: /^(mailto|https)$/ })

const colour = z.custom<Colour>(
  value => typeof value === 'string' && isColour(value),
  'is no colour: write it as #17774a, with small letters',
)

const themes = z.strictObject({ light: colour, dark: colour } satisfies Record<Theme, unknown>)

const texts = z.strictObject({
  name: text(20),
  secondName: text(30).optional(),
  tagline: text(60),
  operator: text(200).optional(),
  footer: z.array(text(200)).max(5).optional(),
})

const each = <Key extends string, Value>(keys: readonly Key[], value: Value) =>
  Object.fromEntries(keys.map(key => [key, value])) as Record<Key, Value>

/** `store.json` (docs/how-to/brand-your-store.md describes each field). */
export const storeFile = z.strictObject({
  texts: z.strictObject(each(LOCALES, texts)),
  colours: z.strictObject(each(FAMILIES, themes.optional())).default({}),
  filings: z.array(text(60)).max(5).default([]),
  contact: contact.optional(),
  securityContact: contact.optional(),
  // A page, a package or a path of this site.
  client: z.union([z.string().regex(/^\/(?!\/)[\w./?=&-]*$/), z.url({ protocol: /^https$/ })]).optional(),
})

export type StoreFile = z.infer<typeof storeFile>
/** The colours that a folder names. */
export type Accents = { [Family in keyof Palette]?: Record<Theme, Colour> | undefined }
