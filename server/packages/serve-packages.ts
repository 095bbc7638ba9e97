import { basename, dirname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { TaggedCache } from '../../data/cache/tagged-cache.ts'
import type { Database } from '../../data/db/database.ts'
import { findAppOfPackage, type PackageAppRow } from '../../data/db/queries/app-of-package.ts'
import type { FileStore } from '../../data/files/file-store.ts'
import { withinDeadline } from '../../platform/deadline.ts'
import { wanted } from '../../platform/files/byte-range.ts'
import { openFile } from '../../platform/files/open-file.ts'
import { sendFile } from '../../platform/files/send-file.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import type { Locale } from '../../rules/text/locales.ts'
import type { Languages } from '../pages/languages.ts'
import type { PackageLinks, SignedLink } from './package-links.ts'
import type { RecordSent } from './record-handout.ts'
import type { Refuse } from './refuse.ts'
import { contentDisposition as dispositionOf } from './save-name.ts'

export interface PackageDeps {
  db: Database
  cache: TaggedCache
  pages: Pick<Languages, 'preferredBy'>
  files: FileStore
  links: PackageLinks
  refuse: Refuse
  recordSent: RecordSent
}

/**
 * A link grants the file for a time. A shared cache would keep serving the file when that time is
 * over, or the app taken down; the visitor's own browser may keep what it has, because a file never changes.
 */
const cacheControl = 'private, max-age=86400, immutable'
const contentType = 'application/vnd.android.package-archive'

/** A download from the object store has to begin within this time, and may take as long as it needs. */
const LINK_SECONDS = 300

type PackageRequest = FastifyRequest<{ Params: { '*': string } }>

// No part starts with a dot, so none leads up or is hidden.
const isPackagePath = (path: string) => /^([\w-][\w.-]*\/)*[\w-][\w.-]*\.apk$/.test(path)

/**
 * `/packages/{package}/{version code}/{file}.apk`, for those with a signed link, while the catalogue has the file, its version is
 * published and its app is live; in parts too, so that a broken download goes on. The row says which file it is, by its hash.
 */
export function servePackages(
  app: FastifyInstance,
  { db, cache, pages, files, links, refuse, recordSent }: PackageDeps,
): void {
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/packages/*',
    async handler(request, reply) {
      const link = readLink(request)
      const verdict = link ? links.verify(link) : 'forged'
      const owner =
        link && verdict === 'good' ? await ownerOf(link.path, pages.preferredBy(request).locale) : undefined
      if (owner && owner.standing !== 'live')
        return refuse.goneApp(request, reply, { ...owner, kind: owner.standing })
      const isSent = link && owner?.state === 'published' && (await send(request, reply, link, owner))
      if (isSent) return reply
      const why = verdict === 'good' ? 'gone' : verdict
      return refuse(request, reply, { why, app: appPage(request.params['*']) })
    },
  })

  /** Whether there is such a file. */
  async function send(
    request: PackageRequest,
    reply: FastifyReply,
    link: SignedLink,
    { sha256, appId }: PackageAppRow,
  ): Promise<boolean> {
    const contentDisposition = dispositionOf(link)
    if (files.kind === 's3') {
      const found = await withinDeadline(files.head(sha256), DEADLINES_MS.page)
      if (!found) return false
      const handing = { seconds: LINK_SECONDS, contentType, contentDisposition }
      // What the object store sends is not seen here: what is asked for counts as sent.
      const { range } = request.headers
      const asked = wanted(request.method, { range }, { etag: sha256, size: found.size })
      if (request.method === 'GET' && 'part' in asked) {
        recordSent(request, { appId, sha256, size: found.size })(asked.part)
      }
      reply.header('cache-control', 'no-store').redirect(await files.linkTo(sha256, handing))
      return true
    }
    const path = files.pathOf(sha256)
    const file = await openFile(dirname(path), basename(path))
    if (!file) {
      // Throws if the disk is unavailable.
      await files.head(sha256)
      return false
    }
    try {
      const headers = {
        'cache-control': cacheControl,
        'content-type': contentType,
        'content-disposition': contentDisposition,
      }
      // By its hash: the same on every machine.
      await sendFile(request, reply, { ...file, etag: `"${sha256}"` }, headers, {
        sent: recordSent(request, { appId, sha256, size: file.size }),
      })
      return true
    } finally {
      await file.handle.close()
    }
  }

  /** Looked up once a minute for a file, and again when its app is purged. */
  async function ownerOf(path: string, locale: Locale): Promise<PackageAppRow | undefined> {
    if (!isPackagePath(path)) return undefined
    return cache.get(
      `package ${locale} ${path}`,
      found => (found ? [`app-${found.appId}`] : []),
      () => withinDeadline(findAppOfPackage(db, path, locale), DEADLINES_MS.page),
    )
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

function appPage(path: string): string | undefined {
  const packageName = /^[a-zA-Z]\w*(\.\w+)+(?=\/)/.exec(path)?.[0]
  return packageName && `/apps/${packageName}`
}
