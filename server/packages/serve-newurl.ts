import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { findCurrentPackage } from '../../data/db/queries/current-package.ts'
import { isDownloadSource } from '../../rules/download-source.ts'
import { DEADLINES_MS, withinDeadline } from '../deadline.ts'
import type { Languages } from '../pages/languages.ts'
import type { PackageLinks } from './package-links.ts'
import type { Refuse } from './refuse.ts'
import { saveName } from './save-name.ts'

const asked = z.object({
  params: z.object({ app: z.string().regex(/^\d{1,12}$/) }),
  query: z.object({ source: z.string().refine(isDownloadSource) }),
})

export interface NewUrlParts {
  db: Database
  links: PackageLinks
  refuse: Refuse
  pages: Pick<Languages, 'preferredBy'>
}

/** `/apps/{id}/newurl?source=`: to the file of the newest version. Nothing in the address has a say in where it leads. */
export function serveNewUrl(app: FastifyInstance, { db, links, refuse, pages }: NewUrlParts): void {
  app.get('/apps/:app/newurl', async (request, reply) => {
    const { data } = asked.safeParse({ params: request.params, query: request.query })
    if (!data) return refuse(request, reply, { why: 'malformed' })
    const appId = Number(data.params.app)
    const { locale } = pages.preferredBy(request)
    const found = await withinDeadline(findCurrentPackage(db, appId, locale), DEADLINES_MS.page)
    if (!found) return refuse(request, reply, { why: 'unknown' })
    if (found.status === 'delisted') return refuse(request, reply, { why: 'delisted', name: found.name })
    if (!found.path) return refuse(request, reply, { why: 'gone', app: `/apps/${appId}` })
    const saveAs = saveName(found, found.versionName)
    return reply
      .header('cache-control', 'no-store')
      .redirect(links.forRedirect({ path: found.path, saveAs }), 302)
  })
}
