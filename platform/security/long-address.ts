import type { FastifyInstance } from 'fastify'

/** In characters. No page of ours comes near it, and whatever reads an address reads no more. The edge refuses the same. */
export const MAX_URL_LENGTH = 2048

export function refuseLongAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    if (request.url.length > MAX_URL_LENGTH)
      throw Object.assign(new Error('the address is too long'), { statusCode: 414 })
  })
}
