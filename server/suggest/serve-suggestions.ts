import type { FastifyInstance } from 'fastify'
import { SUGGEST_PATH, type Suggestion, type Suggestions } from '../../contract/suggest.ts'
import type { Database } from '../../data/db/database.ts'
import { type Suggested, suggest } from '../../data/search/suggest.ts'
import { withinDeadline } from '../deadline.ts'
import { isUnavailable } from '../is-unavailable.ts'
import type { TellFailure } from '../knowing/tell-failure.ts'

interface Needs {
  db: Database
  locale: string
  /** What is shown of them, and where each leads: the pages know. */
  present: (suggested: Suggested) => Suggestion[]
  tellFailure: TellFailure
}

/** For whoever is still typing. The same for everyone, so the edge keeps them. */
export function serveSuggestions(app: FastifyInstance, { db, locale, present, tellFailure }: Needs): void {
  app.get<{ Querystring: { q?: unknown } }>(SUGGEST_PATH, async (request, reply): Promise<Suggestions> => {
    const { q } = request.query
    try {
      const suggested = await withinDeadline(suggest(db, typeof q === 'string' ? q : '', locale))
      reply.headers({
        'cache-control': 'public, max-age=60, s-maxage=300',
        xkey: ['search', ...suggested.apps.map(({ id }) => `app-${id}`)].join(' '),
      })
      return { items: present(suggested) }
    } catch (error) {
      // Nobody waits for suggestions: without them the form works as ever.
      if (!isUnavailable(error)) throw error
      tellFailure('no suggestions', error, request.id)
      reply.code(503).header('cache-control', 'no-store')
      return { items: [] }
    }
  })
}
