import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Locale } from '../../rules/text/locales.ts'
import { root } from '../settings.ts'

const FOLDERS = ['web/words', 'ui/words', 'console/words'].map(folder => join(root, folder))
const HOME = './zh-cn/'

/** The files of a folder of words name the folder of one language; undefined: it is not such a file that asks, or not for such a folder. */
function inFolderOf(locale: Locale, source: string, importer: string | undefined): string | undefined {
  const words = importer && dirname(importer)
  if (!words || !FOLDERS.includes(words) || !source.startsWith(HOME)) return undefined
  return join(words, locale.toLowerCase(), source.slice(HOME.length))
}

/** All that is bundled says its words in one language. */
export const speaking = (locale: Locale): Plugin => ({
  name: 'speaking',
  enforce: 'pre',
  resolveId: (source, importer) => inFolderOf(locale, source, importer),
})

/**
 * While Vite serves the sources, all languages are there at once: `x.ts?locale=en`, and whatever such a file imports of web/ and ui/, is a module
 * of its own. Styles are one for all.
 */
export const speakingAsAsked = (): Plugin => ({
  name: 'speaking-as-asked',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const locale = (LOCALE_QUERY.exec(source) ?? LOCALE_QUERY.exec(importer ?? ''))?.[1] as Locale | undefined
    if (!locale) return undefined
    const from = importer?.replace(/\?.*$/, '')
    const plain = source.replace(LOCALE_QUERY, '')
    const path = inFolderOf(locale, plain, from) ?? plain
    const found = await this.resolve(path, from, { ...options, skipSelf: true })
    const ours = found && /^[^?]*\/(?:web|ui)\/[^?]*\.tsx?$/.test(found.id) && found.id.startsWith(root)
    return ours ? { ...found, id: `${found.id}?locale=${locale}` } : found
  },
})

const LOCALE_QUERY = /\?locale=([\w-]+)$/
