import { SUGGEST_PATH } from '../../contract/suggest.ts'
import { LOCALES, pathIn } from '../../rules/text/locales.ts'

/** A page, or whatever else is kept, and what of its query makes a difference. */
export interface KeptPath {
  /** A route, e.g. `/apps/:app/comments`. */
  path: string
  query: readonly string[]
}

/** Kept, and no page. */
const SUGGESTIONS: KeptPath[] = LOCALES.map(locale => ({
  path: pathIn(locale, SUGGEST_PATH),
  query: ['q'],
}))

/**
 * The part of the edge's program that takes out of an address what its page does not read, so that each page is kept once.
 * Everything that is not named here is the same whatever its query says.
 */
export function keepQueries(pages: readonly KeptPath[]): string {
  const read = [...pages, ...SUGGESTIONS].filter(({ query }) => query.length > 0)
  const byNames = Map.groupBy(read, ({ query }) => query.toSorted().join('|'))
  return [...byNames]
    .map(([names, paths]) => {
      const where = paths.map(({ path }) => pattern(path)).join('|')
      return [
        `  if (req.url ~ "^(?:${where})/*(?:\\?|$)") {`,
        `    set req.url = regsuball(req.url, "([?&])(?!(?:${names})=)[^&]*(?=&|$)", "\\1");`,
        '    call tidy_query;',
      ].join('\n')
    })
    .join('\n  } else')
    .replaceAll('else  if', 'elsif')
    .concat('\n  }')
}

/** Of a path as Fastify knows it: a name after a colon is anything between two slashes. */
const pattern = (path: string) => path.replaceAll(/:\w+/g, '[^/?]+')
