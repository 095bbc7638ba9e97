import type { FastifyInstance } from 'fastify'
import { overlayPage } from './overlay-page.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What went wrong while it was answered. */
    failure: Error | null
  }
}

/** In the place of the page that visitors get, who see nothing of what is wrong: the error itself. */
export function showErrors(app: FastifyInstance, onError: (error: Error) => void): void {
  app.decorateRequest('failure', null)
  app.addHook('onError', async (request, _reply, error) => {
    onError(error)
    request.failure = error
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (!request.failure || reply.statusCode < 500 || !isPage) return payload
    reply.header('content-security-policy', '')
    return overlayPage(request.failure)
  })
}
