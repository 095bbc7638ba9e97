import type { FastifyReply, FastifyRequest } from 'fastify'
import type { NoFile, PageSet } from '../pages/page.ts'
import { pageTypeFor } from '../pages/serve-pages.ts'

const statuses = {
  malformed: 400,
  forged: 403,
  expired: 403,
  gone: 404,
  unknown: 404,
  delisted: 410,
} as const

/** A page in words where a file was asked for. */
export type Refuse = (request: FastifyRequest, reply: FastifyReply, why: NoFile) => FastifyReply

export const refuseWith =
  (pages: PageSet): Refuse =>
  (request, reply, why) =>
    reply
      .code(statuses[why.why])
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pages.csp, 'cache-control': 'no-store' })
      .send(pages.noFile(pageTypeFor(request), why))
