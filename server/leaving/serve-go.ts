import type { FastifyInstance } from 'fastify'
import type { LogAttempt } from '../../platform/security/log-attempt.ts'
import { LEAVING_PATH } from '../../rules/links/leaving-target.ts'
import { parseWebUrl } from '../../rules/links/parse-url.ts'
import { safeRedirect } from '../../rules/links/safe-redirect.ts'

/**
 * `/go?to=`: the redirect to the company's and partners' sites. A target without a host leads to a path of this site; any
 * other site leads home.
 */
export function serveGo(
  app: FastifyInstance,
  { domains, logAttempt }: { domains: string[]; logAttempt: LogAttempt },
): void {
  app.get<{ Querystring: { to?: unknown } }>(LEAVING_PATH, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    const { to = '' } = request.query
    const target = safeRedirect(to, domains)
    if (target === '/' && !isOurs(to)) {
      const host = typeof to === 'string' ? parseWebUrl(to)?.host : undefined
      logAttempt('foreign-target', request, { host: (host ?? '').slice(0, 100) })
    }
    return reply.redirect(target, 302)
  })
}

/** Nothing, a path, or what only looks like one. */
const isOurs = (to: unknown) => typeof to === 'string' && /^(\/|$)/.test(to)
