import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import type { Database } from '../../data/db/database.ts'
import { findAppHead } from '../../data/db/queries/app-head.ts'
import { findSharedApp, type SharedAppRow } from '../../data/db/queries/shared-app.ts'
import { sizeFile } from '../../data/files/picture-file.ts'
import type { Decoders } from '../../platform/images/decoders.ts'
import { keptPictures } from '../../platform/images/kept-pictures.ts'
import type { Brand } from '../../rules/brand/brand.ts'
import { rating } from '../../rules/counts/rating.ts'
import { plainXml } from '../../rules/text/xml.ts'
import type { Languages } from '../pages/languages.ts'
import type { PageSet } from '../pages/page.ts'
import { ogMark } from './og-path.ts'

interface OgDeps {
  db: Database
  brand: Brand
  pages: Languages
  mediaDir: string
  drawings: Pick<Decoders, 'decode'>
  cacheDir: string
  notKept: (error: unknown) => void
}

/** `/og/{app}.png`, after the address of its language: the picture for shared links to an app's page. Rendered once, and stored. */
export function serveOg(app: FastifyInstance, deps: OgDeps): void {
  for (const pages of deps.pages.all) serveOgIn(app, deps, pages)
}

function serveOgIn(app: FastifyInstance, deps: OgDeps, pages: PageSet): void {
  const { db, mediaDir, drawings } = deps
  const kept = keptPictures(deps.cacheDir, deps.notKept)
  app.get<{ Params: { file: string } }>(`${pages.base}/og/:file`, async (request, reply) => {
    const appId = /^([1-9]\d{0,8})\.png$/.exec(request.params.file)?.[1]
    const row = appId && (await findSharedApp(db, Number(appId), pages.locale))
    if (!row) {
      const isGone = appId && (await findAppHead(db, Number(appId), pages.locale))
      if (!isGone) return reply.callNotFound()
      return reply
        .code(410)
        .headers({ 'cache-control': 'public, max-age=0, s-maxage=30', xkey: `app-${appId}` })
        .type('text/plain; charset=utf-8')
        .send('Gone')
    }
    const icon = await readFile(sizeFile(mediaDir, row.iconKey, '260x260.png')).catch(() => undefined)
    const mark = ogMark(row, pages.locale, deps.brand) + (icon ? '' : '0')
    const png = await kept.get(`og/${pages.locale}-${row.id}-${mark}.png`, () => draw(row, icon))
    return reply
      .type('image/png')
      .headers({ 'cache-control': 'public, max-age=86400, s-maxage=300', xkey: `app-${row.id}` })
      .send(png)
  })

  async function draw({ name, developer, ratings }: SharedAppRow, icon: Buffer | undefined): Promise<Buffer> {
    const svg = pages.shareCard({
      name: plainXml(name),
      developer: developer ? plainXml(developer.name) : undefined,
      rating: rating(ratings),
      icon: icon && `data:image/png;base64,${icon.toString('base64')}`,
    })
    const drawn = await drawings.decode(Buffer.from(svg))
    if ('why' in drawn) throw new Error(`no picture for sharing: ${drawn.why}`)
    return sharp(drawn.png).png({ palette: true }).toBuffer()
  }
}
