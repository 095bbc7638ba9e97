import { existsSync } from 'node:fs'
import { readBrand } from '../../platform/brand/read-brand.ts'
import { drawSiteIcon } from '../../platform/brand/site-icons.ts'
import { decoders } from '../../platform/images/decoders.ts'
import type { Brand } from '../../rules/brand/brand.ts'
import { FAMILIES } from '../../rules/brand/palette.ts'
import { LOCALES } from '../../rules/text/locales.ts'
import { dist } from './dist.ts'
import { writeUnavailable } from './write-unavailable.ts'

interface MakeOptions {
  /** The store's folder; undefined: the repository's own. */
  dir: string | undefined
  /** Whether nothing is written. */
  isCheck: boolean
  say: (line: string) => void
}

/** Says what is wrong with a store's folder, or what it says; and writes what must be there before a process starts. */
export async function makeBrand({ dir, isCheck, say }: MakeOptions): Promise<void> {
  const brand = readBrand(dir)
  await drawOnce(brand)
  for (const line of summary(brand)) say(line)
  if (isCheck) return say('ok')
  if (!LOCALES.every(locale => existsSync(dist.pages(locale))))
    throw new Error('There is no build. Run: npm run build')
  await writeUnavailable(brand)
  say(
    'ok: the fallback page is written; edge and front show it after their configuration is rebuilt and reloaded',
  )
}

/** A mark may be all that it should and still be no drawing. */
async function drawOnce(brand: Brand): Promise<void> {
  const drawings = decoders('drawings')
  try {
    await drawSiteIcon('icon-192.png', brand, drawings)
  } finally {
    drawings.close()
  }
}

function summary({ texts, palette, filings, contact, files }: Brand): string[] {
  return [
    ...LOCALES.map(locale => {
      const { name, secondName, tagline, staticPages } = texts[locale]
      const own = Object.keys(staticPages).join(', ') || 'none'
      return `${locale}: ${[name, secondName].filter(Boolean).join(' ')}, “${tagline}”; texts of its own: ${own}`
    }),
    files.style
      ? FAMILIES.map(
          family => `${family} ${palette[family].light.accent} ${palette[family].dark.accent}`,
        ).join(', ')
      : 'colours: the program’s own',
    `filings: ${filings.join(', ') || 'none'}; contact: ${contact ?? 'none'}`,
  ]
}
