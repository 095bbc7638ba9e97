import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Brand } from '../../rules/brand/brand.ts'
import type { Decoders } from '../images/decoders.ts'
import { keptPictures } from '../images/kept-pictures.ts'
import { drawSiteIcon, SITE_ICONS, type SiteIcon } from './site-icons.ts'

const TYPES: Record<string, string> = { '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml' }
const ICON_TYPES: Record<string, string> = { '.png': 'image/png', '.ico': 'image/vnd.microsoft.icon' }

interface BrandDeps {
  brand: Brand
  drawings: Pick<Decoders, 'decode'>
  /** Where pictures are kept. */
  cacheDir: string
  notKept: (error: unknown) => void
}

/** How the store looks, as pages, browsers and home screens fetch it. */
export function serveBrand(app: FastifyInstance, { brand, drawings, cacheDir, notKept }: BrandDeps): void {
  const { mark, style } = brand.files
  app.get<{ Params: { file: string } }>('/brand/:file', (request, reply) => {
    const ending = extname(request.params.file)
    const file = [mark, style].find(one => one && extname(one.path) === ending)
    if (!file) return reply.callNotFound()
    // A page of the process before or after this one names another: it gets what there is, and asks again.
    const isNamed = file.path === `/brand/${request.params.file}`
    return reply
      .type(TYPES[ending] ?? '')
      .header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-store')
      .send(file.body)
  })

  // Where browsers and robots look by default, and where the manifest leads. Their addresses never change, so they are
  // revalidated after a day.
  const kept = keptPictures(cacheDir, notKept)
  for (const name of Object.keys(SITE_ICONS) as SiteIcon[])
    app.get(`/${name}`, async (_request, reply) =>
      reply
        .type(ICON_TYPES[extname(name)] ?? '')
        .header('cache-control', 'public, max-age=86400')
        .send(await kept.get(`brand/${brand.look}-${name}`, () => drawSiteIcon(name, brand, drawings))),
    )
}
