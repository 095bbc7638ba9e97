import { join } from 'node:path'
import { CONSOLE_LOCALES, type ConsoleLocale } from '../../console/words/locales.ts'
import { LOCALES, type Locale } from '../../rules/text/locales.ts'
import { root } from '../settings.ts'

/** What a build leaves, and where. */
export const dist = {
  assets: join(root, 'dist/assets'),
  /** Of each language: what its pages link to. */
  assetList: join(root, 'dist/assets.json'),
  pages: (locale: Locale) => join(root, 'dist/pages', locale, 'page-set.server.js'),
  /** Every page's path and the parameters that it reads, in all languages: for the edge. */
  pageList: join(root, 'dist/pages.json'),
  /** The staff's console; visitors are served nothing of it. */
  console: {
    assets: join(root, 'dist/console/assets'),
    list: join(root, 'dist/console/assets.json'),
    views: (locale: ConsoleLocale) => join(root, 'dist/console', locale, 'render.js'),
  },
  sbom: join(root, 'dist/sbom.json'),
  /** Beside it is the same in other languages. */
  unavailable: join(root, 'dist/unavailable.html'),
}

/** The fallback page, in the languages that have an address of their own. */
export function unavailableIn(file: string, locale: Locale): string {
  return locale === LOCALES[0] ? file : file.replace(/\.html$/, `.${locale}.html`)
}

export function builtFiles(): string[] {
  const { pages, unavailable, console: staff, ...rest } = dist
  return [
    ...Object.values(rest),
    staff.assets,
    staff.list,
    ...LOCALES.flatMap(locale => [pages(locale), unavailableIn(unavailable, locale)]),
    ...CONSOLE_LOCALES.map(staff.views),
  ]
}
