import type { FastifyInstance } from 'fastify'
import { dataCsp, reportingEndpoints } from './content-security-policy.ts'

const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy': dataCsp,
}

/** What every answer of this site carries, whatever it is; also those that the edge makes itself. */
export function securityHeaders(publicOrigin: string): Record<string, string> {
  return publicOrigin.startsWith('https:')
    ? {
        ...always,
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'reporting-endpoints': reportingEndpoints,
      }
    : always
}

/** A page replaces the policy by its own. */
export function addSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = securityHeaders(publicOrigin)
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
