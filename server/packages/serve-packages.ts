import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import type { Database } from '../../data/db/database.ts'
import { findAppOfPackage, type PackageAppRow } from '../../data/db/queries/app-of-package.ts'
import { wanted } from './byte-range.ts'
import { isPackagePath, type OpenPackage, openPackage } from './open-package.ts'
import type { PackageLinks, SignedLink } from './package-links.ts'
import type { RecordHandout } from './record-handout.ts'
import type { Refuse } from './refuse.ts'
import { contentDisposition } from './save-name.ts'
import { sendPart } from './send-part.ts'

export interface PackageParts {
  db: Database
  cache: TaggedCache
  locale: string
  mediaDir: string
  links: PackageLinks
  refuse: Refuse
  recordHandout: RecordHandout
  /** Where the pages of apps are; empty when on this site. */
  site: string
}

/**
 * A link lets whoever has it take the file for a time. A shared cache would go on giving the file away when that time is
 * over, or the app taken down; the visitor's own browser may keep what it has, because a file never changes.
 */
const cacheControl = 'private, max-age=86400, immutable'

type PackageRequest = FastifyRequest<{ Params: { '*': string } }>

/**
 * `/packages/{package}/{version code}/{file}.apk`, for those with a signed link, while the catalogue has the file and its app is
 * live; in parts too, so that a broken download goes on.
 */
export function servePackages(
  app: FastifyInstance,
  { db, cache, locale, mediaDir, links, refuse, recordHandout, site }: PackageParts,
): void {
  const folder = join(mediaDir, 'packages')
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/packages/*',
    async handler(request, reply) {
      const link = readLink(request)
      const verdict = link ? links.verify(link) : 'forged'
      const owner = link && verdict === 'good' ? await ownerOf(link.path) : undefined
      if (owner?.status === 'delisted') return refuse(request, reply, { why: 'delisted', name: owner.name })
      const file = link && owner ? await openPackage(folder, link.path) : undefined
      if (!link || !owner || !file) {
        const why = verdict === 'good' ? 'gone' : verdict
        return refuse(request, reply, { why, app: appPage(site, request.params['*']) })
      }
      try {
        return await answer(request, reply, link, file, () => recordHandout(request, owner.appId))
      } finally {
        await file.handle.close()
      }
    },
  })

  /** Asked once a minute for a file, and anew when its app is purged. */
  async function ownerOf(path: string): Promise<PackageAppRow | undefined> {
    if (!isPackagePath(path)) return undefined
    return cache.get(
      `package ${path}`,
      found => (found ? [`app-${found.appId}`] : []),
      () => findAppOfPackage(db, path, locale),
    )
  }
}

async function answer(
  request: PackageRequest,
  reply: FastifyReply,
  link: SignedLink,
  file: OpenPackage,
  handedOut: () => void,
) {
  const { etag, size, handle } = file
  const what = wanted(request.method, request.headers, file)
  reply.code(what.status).headers({ etag, 'accept-ranges': 'bytes' })
  if (what.status === 412) return reply.header('cache-control', 'no-store').send()
  if (what.status === 416) {
    return reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).send()
  }
  reply.header('cache-control', cacheControl)
  if (what.status === 304) return reply.send()

  const { from, to } = what.part
  if (what.status === 206) reply.header('content-range', `bytes ${from}-${to}/${size}`)
  reply.headers({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': contentDisposition(link),
    'content-length': to - from + 1,
  })
  if (request.method === 'HEAD') return reply.send()

  reply.hijack()
  reply.raw.statusCode = what.status
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  try {
    // Whoever goes on with a download has begun it before.
    await sendPart(handle, what.part, reply.raw, from === 0 ? handedOut : undefined)
    reply.raw.end()
  } catch (error) {
    // Half of a file must not look like all of it.
    if (!reply.raw.destroyed) request.log.error({ err: error }, 'download failed')
    reply.raw.destroy()
  }
}

const query = z.object({
  // As it was signed: one link is written in one way.
  e: z.string().regex(/^[1-9]\d{0,11}$/),
  n: z.string().max(200),
  s: z.string().length(43),
})

function readLink(request: PackageRequest): SignedLink | undefined {
  const { data } = query.safeParse(request.query)
  return data && { path: request.params['*'], saveAs: data.n, expires: Number(data.e), signature: data.s }
}

function appPage(site: string, path: string): string | undefined {
  const packageName = /^[a-zA-Z]\w*(\.\w+)+(?=\/)/.exec(path)?.[0]
  return packageName && `${site}/apps/${packageName}`
}
