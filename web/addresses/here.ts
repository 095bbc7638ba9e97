import { base } from '../words/words.ts'

/** The address of a page of the site in the language of these words. Unused ones are left out of scripts. */
/* @__NO_SIDE_EFFECTS__ */
export function here(path: string): string {
  return path === '/' ? base || path : base + path
}

/** Has one address for all languages: files, redirects, pages that exist in one language. */
const ONE_ADDRESS = /^\/(?:\/|(?:packages|img|videos|assets|mip)\/|go\?|bridge\.js|apps\/\d+\/newurl)/

/** What a catalogue or a text links to: the site's own pages are named there by addresses without a language. */
export const inSite = (href: string): string =>
  href.startsWith('/') && !ONE_ADDRESS.test(href) ? here(href) : href
