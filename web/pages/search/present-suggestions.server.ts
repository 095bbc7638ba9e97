import type { Suggestion } from '../../../contract/suggest.ts'
import type { Suggested } from '../../../data/search/suggest.ts'
import { appPath, developerPath, listPath } from '../../addresses/addresses.ts'
import { pictureUrl } from '../../kit/image-base.ts'
import { searchPath } from './address.ts'

const ICON = 100

/** An app leads to its own page, not to a search that finds it. */
export function presentSuggestions({ apps, words, developers, categories }: Suggested): Suggestion[] {
  return [
    ...apps.map(({ id, name, lang, summary, summaryLang, iconKey }) => ({
      kind: 'app' as const,
      name,
      path: appPath(id),
      icon: pictureUrl(iconKey, ICON),
      summary,
      ...(lang ? { lang } : {}),
      ...(summaryLang ? { summaryLang } : {}),
    })),
    ...words.map(query => ({ kind: 'word' as const, name: query, path: searchPath({ query }) })),
    ...developers.map(({ id, name }) => ({ kind: 'developer' as const, name, path: developerPath(id) })),
    ...categories.map(({ id, name, lang }) => ({
      kind: 'category' as const,
      name,
      ...(lang ? { lang } : {}),
      path: listPath({ categoryId: id }),
    })),
  ]
}
