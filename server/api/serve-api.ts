import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import { envelope } from '../../contract/api/envelope.ts'
import { API_ROUTES } from '../../contract/api/routes.schema.ts'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import type { Database } from '../../data/db/database.ts'
import { withinDeadline } from '../../platform/deadline.ts'
import { acceptForms } from '../../platform/http/form-body.ts'
import type { LogFailure } from '../../platform/observability/log-failure.ts'
import type { LogAttempt } from '../../platform/security/log-attempt.ts'
import type { Languages } from '../pages/languages.ts'
import { adConfig } from './ad-config.ts'
import { checkCtoken } from './ctoken.ts'
import { downloadConfig } from './download-config.ts'
import { ApiFailure, failureOf, sendFailure } from './failure.ts'
import { type RenderReplies, replyPage } from './reply-page.ts'

export interface ApiDeps {
  db: Database
  cache: TaggedCache
  pages: Languages
  /** Where ads' pictures may stand. */
  adHosts: string[]
  logAttempt: LogAttempt
  logFailure: LogFailure
}

const PREFIX = '/wdjweb'

/**
 * The store's calls. Whatever goes wrong, the answer is an envelope. Only replies come as markup, and so in the language of an
 * address.
 */
export async function serveApi(app: FastifyInstance, deps: ApiDeps): Promise<void> {
  for (const { base, replies } of deps.pages.all)
    await app.register(
      async api => {
        acceptForms(api)
        answerFailures(api, deps)
        if (base === '') serveConfigs(api, deps)
        serveReplies(api, deps.db, replies)
      },
      { prefix: base + PREFIX },
    )
}

function answerFailures(api: FastifyInstance, { logAttempt, logFailure }: ApiDeps): void {
  api.setErrorHandler((error: Error, request, reply) => {
    const failure = failureOf(error)
    if (failure === 'ourFault' || failure === 'overloaded') logFailure('call failed', error, request.id)
    if (failure === 'badToken') logAttempt('wrong-token', request)
    if (failure === 'badRequest') logAttempt('bad-request', request, { status: 400 })
    return sendFailure(reply, failure)
  })
  api.setNotFoundHandler((_request, reply) => sendFailure(reply, 'notFound'))
}

function serveConfigs(api: FastifyInstance, { db, cache, adHosts }: ApiDeps): void {
  const { getAdConfig, getDownloadConfig } = API_ROUTES
  api.post(inside(getAdConfig.path), async (request, reply) => {
    const { appId, pageType } = parsed(getAdConfig.request, request.body)
    return answer(reply, adConfig(db, cache, adHosts, appId, pageType))
  })
  api.post(inside(getDownloadConfig.path), async (request, reply) => {
    const { appId, pageType } = parsed(getDownloadConfig.request, request.body)
    return answer(reply, downloadConfig(db, cache, appId, pageType))
  })
}

function serveReplies(api: FastifyInstance, db: Database, renderReplies: RenderReplies): void {
  const { getReplyPage } = API_ROUTES
  api.get(inside(getReplyPage.path), async (request, reply) => {
    checkCtoken(request)
    const { commentId, offset } = parsed(getReplyPage.request, request.query)
    const { page, tags } = await withinDeadline(replyPage(db, renderReplies, commentId, offset))
    // The edge caches it, under an address without the token; a browser revalidates.
    reply.header('cache-control', 'public, max-age=0, s-maxage=300').header('xkey', tags.join(' '))
    if (!page) throw new ApiFailure('notFound')
    return envelope(page)
  })
}

const inside = (path: string) => path.slice(PREFIX.length)

function parsed<Schema extends z.ZodMiniType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = z.safeParse(schema, fields)
  if (!result.success) throw new ApiFailure('badRequest')
  return result.data
}

async function answer<Data>(reply: FastifyReply, data: Promise<Data>) {
  reply.header('cache-control', 'no-store')
  return envelope(await withinDeadline(data))
}
