import type { FastifyInstance } from 'fastify'
import { dataCsp } from './content-security-policy.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy': dataCsp,
}

/** On every answer, whatever it is. A page replaces the policy by its own. */
export function addSecurityHeaders(app: FastifyInstance, { overTls }: { overTls: boolean }): void {
  const headers = overTls
    ? { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : always
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
