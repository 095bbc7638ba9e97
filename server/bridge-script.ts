import type { FastifyInstance } from 'fastify'

/**
 * `/bridge.js`: the bridge's client for pages of other sites. Its address never changes, so unlike other built files it
 * is revalidated after an hour.
 */
export function serveBridgeScript(app: FastifyInstance): void {
  app.get('/bridge.js', (_request, reply) =>
    reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .sendFile('bridge.js', { maxAge: '1h', immutable: false }),
  )
}
