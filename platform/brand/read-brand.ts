import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PAPER_NAMES } from '../../contract/static-page.ts'
import type { Brand, BrandFile, BrandMark, BrandTexts } from '../../rules/brand/brand.ts'
import { accentFault, FAMILIES, OWN_PALETTE, type Palette, shadesOf } from '../../rules/brand/palette.ts'
import { LOCALES, type Locale } from '../../rules/text/locales.ts'
import { brandStyle } from './brand-style.ts'
import type { Fault, Read } from './faults.ts'
import { markDrawing } from './mark-drawing.ts'
import { readMark } from './read-mark.ts'
import { readStaticPage } from './read-static-page.ts'
import { type Accents, type StoreFile, storeFile } from './store-file.ts'

/** The store that the repository is about. */
export const OWN_STORE = fileURLToPath(new URL('../../brand', import.meta.url))

const MAX_BYTES = 1_000_000

/** Reads a store's folder, or the repository's own by default. Throws all its faults at once. */
export function readBrand(named?: string): Brand {
  const dir = named || OWN_STORE
  const faults: Fault[] = []
  const told = <Value>(file: string, { value, faults: found }: Read<Value>): Value | undefined => {
    faults.push(...found.map(fault => `${file}: ${fault}`))
    return value
  }
  const read = <Value>(file: string, make: (text: string) => Read<Value>): Value | undefined => {
    const text = textOf(join(dir, file))
    return told(file, typeof text === 'string' ? make(text) : { value: undefined, faults: [text.fault] })
  }
  const said = read('store.json', readStoreFile)
  const mark = read('mark.svg', readMark)
  const palette = said && told('store.json', paletteOf(said.colours))
  const staticPages = readStaticPages(namesIn(dir, faults), read, faults)
  if (faults.length > 0 || !said || !mark || !palette)
    throw new Error(
      [`The store's folder ${dir} can't be used:`, ...faults.map(fault => `  ${fault}`)].join('\n'),
    )
  return brandOf(said, mark, palette, staticPages)
}

function brandOf(
  { texts, colours, filings, contact, securityContact, client }: StoreFile,
  mark: BrandMark,
  palette: Palette,
  staticPages: Record<Locale, BrandTexts['staticPages']>,
): Brand {
  const whole = LOCALES.map(locale => [locale, { ...texts[locale], staticPages: staticPages[locale] }])
  const style = brandStyle(colours, palette)
  return {
    texts: Object.fromEntries(whole),
    filings,
    contact,
    securityContact,
    client,
    mark,
    palette,
    files: {
      mark: fileOf('mark', 'svg', markDrawing({ mark, palette }, 64)),
      style: style ? fileOf('style', 'css', style) : undefined,
    },
    look: hashOf(JSON.stringify([mark, palette, texts])),
  }
}

const fileOf = (name: string, ending: string, body: string): BrandFile => ({
  path: `/brand/${name}-${hashOf(body)}.${ending}`,
  body,
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

function readStoreFile(text: string): Read<StoreFile> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { value: undefined, faults: [`is no JSON: ${error instanceof Error ? error.message : error}`] }
  }
  const read = storeFile.safeParse(json)
  if (read.success) return { value: read.data, faults: [] }
  return {
    value: undefined,
    faults: read.error.issues.map(({ path, message }) => `${path.join('.') || 'all of it'}: ${message}`),
  }
}

/** An unknown family is the program's own. */
function paletteOf(colours: Accents): Read<Palette> {
  const palette = { ...OWN_PALETTE }
  const faults: Fault[] = []
  for (const family of FAMILIES) {
    const said = colours[family]
    if (!said) continue
    for (const theme of ['light', 'dark'] as const) {
      const fault = accentFault(said[theme], theme)
      if (fault) faults.push(`colours.${family}.${theme}: ${fault}`)
    }
    palette[family] = { light: shadesOf(said.light, 'light'), dark: shadesOf(said.dark, 'dark') }
  }
  return { value: palette, faults }
}

/** `privacy.zh-CN.md`; any other Markdown file has a mistyped name, and would never be shown. */
function readStaticPages(
  names: string[],
  read: <Value>(file: string, make: (text: string) => Read<Value>) => Value | undefined,
  faults: Fault[],
): Record<Locale, BrandTexts['staticPages']> {
  const known = PAPER_NAMES.flatMap(name => LOCALES.map(locale => `${name}.${locale}.md`))
  for (const name of names)
    if (name.endsWith('.md') && !known.includes(name) && name !== 'README.md')
      faults.push(`${name}: is none of ${known.join(', ')}`)
  const inLocale = (locale: Locale) =>
    Object.fromEntries(
      PAPER_NAMES.filter(name => names.includes(`${name}.${locale}.md`)).map(name => [
        name,
        read(`${name}.${locale}.md`, readStaticPage),
      ]),
    )
  return Object.fromEntries(LOCALES.map(locale => [locale, inLocale(locale)])) as Record<
    Locale,
    BrandTexts['staticPages']
  >
}

function namesIn(dir: string, faults: Fault[]): string[] {
  try {
    return readdirSync(dir)
  } catch (error) {
    faults.push(`${dir}: ${reason(error)}`)
    return []
  }
}

function textOf(path: string): string | { fault: Fault } {
  try {
    // Before it is read: each kind has a limit of its own, far below.
    if (statSync(path).size > MAX_BYTES) return { fault: `is larger than ${MAX_BYTES} bytes` }
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    return { fault: reason(error) }
  }
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return 'is not there'
  return code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'is not written in UTF-8' : message
}
