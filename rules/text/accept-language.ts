import { LOCALES, type Locale } from './locales.ts'

/** No browser sends more; the rest is ignored. */
const LONGEST = 500

/** The language that a browser asks for by `Accept-Language`, of those that there are; the first where it asks for none of them. */
export function preferredLocale(header: string | undefined): Locale {
  const wishes = (header ?? '')
    .slice(0, LONGEST)
    .toLowerCase()
    .split(',')
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    const found = localeOf(tag)
    if (found) return found
  }
  return LOCALES[0]
}

/** `en-us;q=0.8`. */
function readWish(wish: string): { tag: string; weight: number } {
  const [tag = '', ...rest] = wish.split(';').map(part => part.trim())
  const weight = rest.find(part => part.startsWith('q='))?.slice(2)
  // What is no number is no wish either.
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
}

/** The same, or else another of the same language: who reads `en-GB` reads `en`. */
function localeOf(tag: string): Locale | undefined {
  if (tag === '*') return LOCALES[0]
  const [language] = tag.split('-')
  return (
    LOCALES.find(locale => locale.toLowerCase() === tag) ??
    LOCALES.find(locale => locale.toLowerCase().split('-')[0] === language)
  )
}
