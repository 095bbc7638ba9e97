import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { localPath } from '../local-path.ts'
import type { SendScreen } from '../send-screen.ts'
import { recordEvent } from './account-events.ts'
import { browserOf } from './browser-of.ts'
import { cookieName, SESSION_COOKIE } from './cookies.ts'
import { beginSession } from './sessions.ts'
import type { SignInService, Visit } from './sign-in-service.ts'

const VISIT_COOKIE = 'console-visit'
const VISIT_SECONDS = 600

/** Signs people in by an OpenID Connect service. */
export function serveSignInService(
  app: FastifyInstance,
  { access: db, config: { origin } }: Deps,
  service: SignInService,
  sendScreen: SendScreen,
): void {
  const visitCookie = cookieName(origin, VISIT_COOKIE)
  app.get<{ Querystring: { after?: string; fresh?: string } }>('/sign-in/service', async (request, reply) => {
    const { after = '/', fresh } = request.query
    const { url, visit } = await service.begin(fresh !== undefined)
    const kept = Buffer.from(JSON.stringify({ ...visit, after: localPath(after) }))
    // Lax: the service sends the browser back from another site.
    reply.setCookie(visitCookie, kept.toString('base64url'), { maxAge: VISIT_SECONDS, sameSite: 'lax' })
    return reply.redirect(url, 303)
  })

  app.get('/sign-in/service/back', async (request, reply) => {
    const kept = readVisit(request.cookies[visitCookie])
    reply.setCookie(visitCookie, '', { maxAge: 0 })
    const staff =
      kept &&
      (await service.end(db, new URL(request.url, origin), kept).catch(error => {
        request.log.warn({ err: error }, 'sign-in service: invalid response')
        return undefined
      }))
    if (!kept || staff === undefined)
      return sendScreen.words(request, reply, 401, 'unknownToService', '/sign-in')
    const browser = browserOf(request)
    const secret = await beginSession(db, staff, browser, kept.isFresh)
    await recordEvent(db, { staff, kind: 'signed-in', browser })
    reply.setCookie(cookieName(origin, SESSION_COOKIE), secret)
    // Not by a redirect: the browser comes from another site, and would not show its cookie on the way.
    return sendScreen.send(request, reply, { view: 'go-on', model: { to: kept.after } }, 200)
  })
}

interface KeptVisit extends Visit {
  after: string
}

function readVisit(text: string | undefined): KeptVisit | undefined {
  try {
    const kept = JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as Partial<KeptVisit>
    const { state, nonce, verifier, isFresh = false, after } = kept
    if (!state || !nonce || !verifier) return undefined
    return { state, nonce, verifier, isFresh, after: localPath(String(after)) }
  } catch {
    return undefined
  }
}
