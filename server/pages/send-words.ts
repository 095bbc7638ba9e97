import type { FastifyReply } from 'fastify'
import type { PageSet } from './page.ts'

/** A page for this one answer, which is not cached. */
export const sendWords = (
  reply: FastifyReply,
  { csp }: PageSet,
  status: number,
  html: string,
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': csp, 'cache-control': 'no-store' })
    .send(html)
