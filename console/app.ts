import fastifyCookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify'
import { serveBrand } from '../platform/brand/serve-brand.ts'
import { readForm } from '../platform/http/form-body.ts'
import { serveQr } from '../platform/http/serve-qr.ts'
import { decoders } from '../platform/images/decoders.ts'
import { serveImages } from '../platform/images/serve-images.ts'
import { isUnavailable } from '../platform/is-unavailable.ts'
import { watchRequests } from '../platform/observability/measure-requests.ts'
import { attemptLogger } from '../platform/security/log-attempt.ts'
import { baseOf, LOCALES } from '../rules/text/locales.ts'
import { allScreens } from './screens/all-screens.server.ts'
import { serveExport } from './screens/apps/export-apps.server.ts'
import { exportNumbers } from './screens/numbers/export-numbers.server.ts'
import { browserOf } from './server/access/browser-of.ts'
import { cookieName, SESSION_COOKIE } from './server/access/cookies.ts'
import { serveSignIn } from './server/access/serve-sign-in.ts'
import { serveTokens } from './server/access/serve-tokens.ts'
import { findPerson, type Person } from './server/access/sessions.ts'
import { CONSOLE_ATTEMPTS, type ConsoleAttempt } from './server/attempts.ts'
import { serveCommandRoute } from './server/command-route.ts'
import type { Deps } from './server/deps.ts'
import { LANGUAGE_COOKIE } from './server/language.ts'
import { localPath } from './server/local-path.ts'
import { servePicks } from './server/picks/serve-picks.ts'
import { servePictures } from './server/pictures/serve-pictures.ts'
import { servePreview } from './server/preview.ts'
import { screenSender } from './server/send-screen.ts'
import { serveOthers } from './server/serve-others.ts'
import { serveUploads } from './server/uploads/serve-uploads.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in. */
    person: Person | undefined
    /** Counts what is refused, and tells the log of some of it. */
    attempted(attempt: ConsoleAttempt): void
  }
}

/** Of each kind in ten seconds, so that guessing logs about 30 lines a minute at most. */
export const MAX_LINES = 5

/** A form has texts of an app in several languages. */
const MAX_FORM_BYTES = 2_000_000

/** What the database says of a writer who is not, or no longer, the person of a session. */
const SESSION_CHANGED =
  /takes no word for who it was|by the person of the session|is the person of the session/

/** Screens load and run only the console's own files, and can't be framed. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

export interface ConsoleAppDeps extends Deps {
  /** Built files of the console, and those of the site, for previews. */
  assets: { console: string; site: string }
}

/** The whole console but for listening. */
export async function buildConsole(deps: ConsoleAppDeps): Promise<FastifyInstance> {
  const { config, access, assets, metrics } = deps
  const { site, origin } = config
  const isHttps = origin.startsWith('https:')
  const app = Fastify({
    logger: { level: site.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: site.trustedProxies,
    bodyLimit: MAX_FORM_BYTES,
    requestTimeout: 600_000,
    routerOptions: { maxParamLength: 300 },
  })
  app.decorateRequest('person', undefined)
  const logAttempt = attemptLogger(app.log, {
    kinds: CONSOLE_ATTEMPTS,
    count: metrics.attempted,
    max: MAX_LINES,
  })
  app.decorateRequest('attempted', function attempted(this: FastifyRequest, attempt) {
    logAttempt(attempt, this, this.person ? { person: this.person.name } : {})
  })
  watchRequests(app, metrics, 0)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, readForm(String(body))),
  )
  const sendScreen = screenSender(deps, await allScreens())
  await app.register(fastifyCookie, {
    parseOptions: { path: '/', httpOnly: true, sameSite: 'strict', secure: isHttps },
  })

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Forms need to know the screen they were sent from; other sites don't.
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      ...(isHttps ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    })
    if (request.url.startsWith('/assets/') || request.url === '/healthz') return
    // Another name for this address is not this address: what a page elsewhere could make a browser believe.
    if (request.headers.host !== new URL(origin).host) {
      request.attempted('foreign-host')
      return reply.code(421).send()
    }
    if (request.method !== 'GET' && request.method !== 'HEAD' && request.headers.origin !== origin) {
      request.attempted('foreign-origin')
      return reply.code(403).send()
    }
    const secret = request.cookies[cookieName(origin, SESSION_COOKIE)]
    if (!secret) return
    const found = await findPerson(access, secret, browserOf(request))
    if (found === 'stolen') request.attempted('stolen-cookie')
    else request.person = found
  })

  app.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    // The database takes no change from a session that ended, or whose person got another role, after the request came.
    if (error.code === '42501' && SESSION_CHANGED.test(error.message)) {
      request.person = undefined
      return sendScreen.signIn(request, reply)
    }
    const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500)
    if (status >= 500) app.log.error({ err: error, url: request.routeOptions.url }, 'failed')
    // The database is unavailable, so nothing more is queried.
    request.person = undefined
    const note = status === 413 ? 'large' : status < 500 ? 'malformed' : 'away'
    return sendScreen.words(request, reply, status, note)
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET'
      ? sendScreen.at(request, reply, request.url)
      : sendScreen.missing(request, reply),
  )

  for (const [i, root] of [assets.console, assets.site].entries())
    await app.register(fastifyStatic, {
      root,
      prefix: i === 0 ? '/assets/console/' : '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      decorateReply: i === 0,
    })
  app.get('/healthz', async () => ({ ok: true }))
  serveImages(app, site.mediaDir)
  const drawings = decoders('drawings', { limitMs: 20_000 })
  // For previews, which look as the store does.
  serveBrand(app, { brand: site.brand, drawings, cacheDir: site.imageCacheDir, notKept: () => {} })
  app.addHook('onClose', async () => drawings.close())
  app.get<{ Querystring: { to?: string; back?: string } }>('/language', async (request, reply) => {
    const { to = '', back = '/' } = request.query
    reply.setCookie(LANGUAGE_COOKIE, /^[\w-]{2,20}$/.test(to) ? to : '', { maxAge: 31_536_000 })
    return reply.redirect(localPath(back), 303)
  })
  serveSignIn(app, deps, sendScreen)
  serveTokens(app, deps, sendScreen)
  serveCommandRoute(app, deps, sendScreen)
  serveOthers(app, deps, sendScreen)
  exportNumbers(app, deps, sendScreen)
  serveUploads(app, deps, sendScreen)
  servePictures(app, deps, sendScreen)
  servePicks(app, deps, sendScreen)
  serveExport(app, deps, sendScreen)
  servePreview(app, deps, sendScreen)
  serveQr(app, site.publicOrigin, LOCALES.map(baseOf))
  return app
}
