import type { FastifyInstance, FastifyReply, FastifyServerOptions } from 'fastify'
import { failureEnvelope } from '../contract/api/envelope.ts'
import { unavailableCsp } from './security/content-security-policy.ts'

/** SQLSTATE classes that say the database is away or too busy, and not that we asked something wrong. */
const databaseAway = /^(08|53|57)/
const connectionAway = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])

/** pg gives some failures no code at all, only these words. */
const awayInWords = /timeout exceeded when trying to connect|Connection terminated|Query read timeout/i

export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return connectionAway.has(code) || databaseAway.test(code) || awayInWords.test(error.message)
}

/** The visitor reads that it is our fault and what to do; the reason stays in the log. */
export function answerErrors(app: FastifyInstance, unavailablePage: string): void {
  const csp = unavailableCsp(unavailablePage)
  app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    const status = isUnavailable(error) ? 503 : (error.statusCode ?? 500)
    if (status < 500) {
      request.log.info({ err: error }, 'refused')
      return reply.code(status).type('text/plain; charset=utf-8').send('请求有误')
    }
    request.log.error({ err: error }, 'failed')
    reply.code(status).type('text/html; charset=utf-8')
    reply.headers({ 'content-security-policy': csp, 'cache-control': 'no-store', 'retry-after': '5' })
    return reply.send(unavailablePage)
  })
}

/** Requests that no route sees: an address that can't be decoded, or what is not HTTP at all. */
export const answerBrokenRequests: Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'> = {
  frameworkErrors(_error, _request, reply: FastifyReply) {
    reply.code(400).header('cache-control', 'no-store').send(failureEnvelope('badRequest'))
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy(error)
    const body = JSON.stringify(failureEnvelope('badRequest'))
    const head = `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n`
    return socket.end(head + body)
  },
}
