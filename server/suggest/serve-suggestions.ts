import type { FastifyInstance } from 'fastify'
import { SUGGEST_PATH, type Suggestions } from '../../contract/suggest.ts'
import type { Database } from '../../data/db/database.ts'
import { suggestApps } from '../../data/search/search-apps.ts'
import { withinDeadline } from '../deadline.ts'
import { isUnavailable } from '../is-unavailable.ts'
import type { TellFailure } from '../tell-failure.ts'

/** Names for whoever is still typing. The same for everyone, so the edge keeps them. */
export function serveSuggestions(
  app: FastifyInstance,
  { db, locale, tellFailure }: { db: Database; locale: string; tellFailure: TellFailure },
): void {
  app.get<{ Querystring: { q?: unknown } }>(SUGGEST_PATH, async (request, reply): Promise<Suggestions> => {
    const { q } = request.query
    try {
      const apps = typeof q === 'string' ? await withinDeadline(suggestApps(db, q, locale)) : []
      reply.headers({
        'cache-control': 'public, max-age=60, s-maxage=300',
        xkey: ['search', ...apps.map(({ id }) => `app-${id}`)].join(' '),
      })
      return { names: [...new Set(apps.map(({ name }) => name))] }
    } catch (error) {
      // Nobody waits for suggestions: without them the form works as ever.
      if (!isUnavailable(error)) throw error
      tellFailure('no suggestions', error, request.id)
      reply.code(503).header('cache-control', 'no-store')
      return { names: [] }
    }
  })
}
