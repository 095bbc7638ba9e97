import type { Brand } from '../../rules/brand/brand.ts'
import { GROUNDS, INKS, type Palette, type Theme } from '../../rules/brand/palette.ts'
import { homePath } from '../addresses/addresses.ts'
import { nameStore } from '../words/store-name.ts'
import { locale, words } from '../words/words.ts'

/** Shown when nothing else can be: carries its style inside and needs no other file. */
export function unavailablePage({ texts, palette }: Pick<Brand, 'texts' | 'palette'>): string {
  nameStore(texts[locale])
  const { title, heading, body, again, retry } = words.unavailable
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${styleOf(palette)}</style></head><body><main><h1>${heading}</h1><p>${body}</p><a href="">${again}</a><p><a class="home" href="${homePath}">${retry}</a></p></main></body></html>`
}

/** The store's name may contain any characters. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function styleOf(palette: Palette): string {
  return [
    `body{margin:0;${page('light')};font:16px/1.6 "PingFang SC","Noto Sans CJK SC","Microsoft YaHei",sans-serif}`,
    'main{display:flex;flex-direction:column;align-items:center;justify-content:center;min-height:90vh;padding:0 16px;text-align:center}',
    `h1{margin:0;font-size:28px;line-height:36px}p{margin:8px 0 24px;color:${INKS.light.ink2}}`,
    `a{padding:10px 20px;border-radius:12px;${button(palette, 'light')};font-weight:600;text-decoration:none}a.home{background:none;color:inherit}`,
    `@media(prefers-color-scheme:dark){body{${page('dark')}}p{color:${INKS.dark.ink2}}a{${button(palette, 'dark')}}a.home{background:none;color:inherit}}`,
  ].join('')
}

const page = (theme: Theme) => `background:${GROUNDS[theme].page};color:${INKS[theme].ink}`

function button({ accent }: Palette, theme: Theme): string {
  const { accent: ground, onAccent } = accent[theme]
  return `background:${ground};color:${onAccent}`
}
