import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../../platform/visitors/network-of.ts'
import type { Browser } from './sessions.ts'

/** The user agent and address of a request. */
export const browserOf = (request: Pick<FastifyRequest, 'headers' | 'ip'>): Browser => ({
  agent: String(request.headers['user-agent'] ?? ''),
  network: networkOf(request.ip),
})
