import type { FastifyInstance } from 'fastify'
import { SUGGEST_PATH, type Suggestions } from '../../contract/suggest.ts'
import type { Database } from '../../data/db/database.ts'
import { suggest } from '../../data/search/suggest.ts'
import { withinDeadline } from '../../platform/deadline.ts'
import { isUnavailable } from '../../platform/is-unavailable.ts'
import type { LogFailure } from '../../platform/observability/log-failure.ts'
import type { Languages } from '../pages/languages.ts'
import type { PageSet } from '../pages/page.ts'

interface Needs {
  db: Database
  /** They know what is shown of suggestions, and where each leads. */
  pages: Languages
  logFailure: LogFailure
}

/** Suggestions while a visitor types. The same for everyone, so the edge caches them. */
export function serveSuggestions(app: FastifyInstance, { pages, ...rest }: Needs): void {
  for (const set of pages.all) serveSuggestionsIn(app, set, rest)
}

function serveSuggestionsIn(
  app: FastifyInstance,
  { base, locale, suggestions }: PageSet,
  { db, logFailure }: Omit<Needs, 'pages'>,
): void {
  app.get<{ Querystring: { q?: unknown } }>(
    base + SUGGEST_PATH,
    async (request, reply): Promise<Suggestions> => {
      const { q } = request.query
      try {
        const suggested = await withinDeadline(suggest(db, typeof q === 'string' ? q : '', locale))
        reply.headers({
          'cache-control': 'public, max-age=60, s-maxage=300',
          xkey: ['search', ...suggested.apps.map(({ id }) => `app-${id}`)].join(' '),
        })
        return { items: suggestions(suggested) }
      } catch (error) {
        // Suggestions are optional: without them the form still works.
        if (!isUnavailable(error)) throw error
        logFailure('no suggestions', error, request.id)
        reply.code(503).header('cache-control', 'no-store')
        return { items: [] }
      }
    },
  )
}
