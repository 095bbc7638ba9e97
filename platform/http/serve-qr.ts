import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { campaignQuery, readCampaign } from '../../rules/tracking/campaign.ts'

/** More would make a code that no camera reads from a screen. */
const MAX_QUERY = 300

/**
 * `/qr/{app}.svg`, after the address of a language: a code for phones that leads to the app's page, with the campaign that the address names. Only PCs show
 * it, so it is not in the page itself.
 */
export function serveQr(app: FastifyInstance, publicOrigin: string, bases: readonly string[]): void {
  for (const base of bases) serveQrIn(app, publicOrigin + base, base)
}

function serveQrIn(app: FastifyInstance, site: string, base: string): void {
  app.get<{ Params: { file: string } }>(`${base}/qr/:file`, async (request, reply) => {
    const appId = /^(\d{1,9})\.svg$/.exec(request.params.file)?.[1]
    if (!appId) return reply.callNotFound()
    const query = campaignQuery(readCampaign(request.url.split('?')[1] ?? ''))
    const kept = query.length > MAX_QUERY ? '' : query
    const svg = renderSVG(`${site}/apps/${appId}${kept}`, { border: 0 })
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(svg)
  })
}
