import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify'
import { failureEnvelope } from '../contract/api/envelope.ts'
import { isUnavailable } from '../platform/is-unavailable.ts'
import type { LogFailure } from '../platform/observability/log-failure.ts'
import { unavailableCsp } from '../platform/security/content-security-policy.ts'
import type { LogAttempt } from '../platform/security/log-attempt.ts'
import { Shed } from './pages/admission.ts'
import type { Languages } from './pages/languages.ts'

/** The visitor reads that it is our fault and what to do; the reason stays in the log. */
export function answerErrors(
  app: FastifyInstance,
  pages: Languages,
  logAttempt: LogAttempt,
  logFailure: LogFailure,
): void {
  const policies = new Map(pages.all.map(({ unavailable }) => [unavailable, unavailableCsp(unavailable)]))
  app.setErrorHandler(async (error: Fault, request, reply) => {
    const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500)
    if (status < 500) {
      logAttempt('bad-request', request, { status, why: whyOf(error) })
      reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store')
      return reply.send(pages.preferredBy(request).badRequest)
    }
    logFailure('failed', error, request.id)
    reply.code(status).type('text/html; charset=utf-8')
    // The edge sends no more for a moment (edge.vcl).
    if (error instanceof Shed) reply.header('x-full', '1')
    const { unavailable } = pages.at(request.url)
    reply.headers({
      'content-security-policy': policies.get(unavailable),
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    return reply.send(unavailable)
  })
}

/** Requests that no route sees: an address that can't be decoded, or what is not HTTP at all. */
export function answerBrokenRequests(
  headers: Record<string, string>,
  logAttempt: LogAttempt,
): Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> {
  const rawHeaders = Object.entries({ ...headers, 'cache-control': 'no-store', connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return {
    frameworkErrors(error, request, reply: FastifyReply) {
      logAttempt('bad-request', request, { status: 400, why: whyOf(error) })
      reply
        .code(400)
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(failureEnvelope('badRequest'))
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return socket.destroy(error)
      const sender = { ip: socket.remoteAddress ?? '', headers: {}, id: '', url: '' }
      logAttempt('bad-request', sender, { status: 400, why: whyOf(error) })
      const body = JSON.stringify(failureEnvelope('badRequest'))
      const about = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n`
      return socket.end(`HTTP/1.1 400 Bad Request\r\n${about}${rawHeaders}\r\n${body}`)
    },
  }
}

/** Whether an answer has begun on the line: what is written now would stand in it. Node itself asks in the same way. */
const isAnswering = (socket: Socket & { _httpMessage?: ServerResponse | null }): boolean =>
  socket._httpMessage?.headersSent ?? false

type Fault = Error & { statusCode?: number; code?: unknown }

/** In a word: the rest of an error repeats what was sent. */
const whyOf = ({ code, message }: Fault): string => (typeof code === 'string' ? code : message.slice(0, 60))
