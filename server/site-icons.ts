import type { FastifyInstance } from 'fastify'

/** Where browsers and robots look without being told, and where the manifest leads. */
const NAMES = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png']

/** The site's mark as pictures. Their addresses never change, so they are asked for anew after a day. */
export function serveSiteIcons(app: FastifyInstance): void {
  for (const name of NAMES)
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, { maxAge: '1d', immutable: false }))
}
