import { pathIn } from '../../rules/locales.ts'
import { locale } from '../words/words.ts'

/**
 * The address of a page of the site in the language of these words.
 * @__NO_SIDE_EFFECTS__
 */
export const here = (path: string): string => pathIn(locale, path)

/** What a catalogue or a text links to: the site's own pages are named there by addresses without a language. */
export const inSite = (href: string): string =>
  /^\/(?!\/|(?:packages|img|videos|assets)\/|go\?)/.test(href) ? here(href) : href
