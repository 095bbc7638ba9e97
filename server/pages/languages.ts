import type { IncomingHttpHeaders } from 'node:http'
import { preferredLocale } from '../../rules/text/accept-language.ts'
import type { PageSet } from './page.ts'

/** The site in each of its languages. */
export interface Languages {
  all: readonly PageSet[]
  /** In the language of an address. */
  at(url: string): PageSet
  /** For answers with one address in all languages, which are not cached: as the browser prefers. */
  preferredBy(request: { url: string; headers: IncomingHttpHeaders }): PageSet
}

export function languages(all: readonly PageSet[]): Languages {
  // The one whose addresses name no language.
  const home = all.find(({ base }) => base === '')
  if (!home) throw new Error('no default language')
  const at = (url: string) => {
    const [first = ''] = url.slice(1).split(/[/?]/, 1)
    return all.find(({ base }) => base === `/${first}`) ?? home
  }
  const preferredBy: Languages['preferredBy'] = ({ url, headers }) => {
    const named = at(url)
    if (named !== home) return named
    const locale = preferredLocale(headers['accept-language'])
    return all.find(set => set.locale === locale) ?? home
  }
  return { all, at, preferredBy }
}
