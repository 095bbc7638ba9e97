import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../data/db/database.ts'
import { findCurrentPackage } from '../../data/db/queries/current-package.ts'
import { withinDeadline } from '../../platform/deadline.ts'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import { androidVersion } from '../../rules/devices/android-version.ts'
import { fittingFile, isMisfit } from '../../rules/devices/fitting-file.ts'
import { isDownloadSource } from '../../rules/tracking/download-source.ts'
import type { Languages } from '../pages/languages.ts'
import { askingDevice } from './asking-device.ts'
import type { PackageLinks } from './package-links.ts'
import type { Refuse } from './refuse.ts'
import { saveName } from './save-name.ts'

const asked = z.object({
  params: z.object({ app: z.string().regex(/^\d{1,12}$/) }),
  query: z.object({
    source: z.string().refine(isDownloadSource),
    /** The processors whose code the device runs, the best one first. */
    abi: z
      .string()
      .regex(/^[\w-]{1,40}(,[\w-]{1,40}){0,9}$/)
      .transform(text => text.split(','))
      .optional(),
    /** Its API level. */
    sdk: z
      .string()
      .regex(/^[1-9]\d{0,2}$/)
      .transform(Number)
      .optional(),
  }),
})

export interface NewUrlDeps {
  db: Database
  links: PackageLinks
  refuse: Refuse
  pages: Pick<Languages, 'preferredBy'>
}

/**
 * `/apps/{id}/newurl?source=&abi=&sdk=`: to the file of the newest version that is for the device. An address chooses among those
 * files, and has no other say in where it leads.
 */
export function serveNewUrl(app: FastifyInstance, { db, links, refuse, pages }: NewUrlDeps): void {
  app.get('/apps/:app/newurl', async (request, reply) => {
    const { data } = asked.safeParse({ params: request.params, query: request.query })
    if (!data) return refuse(request, reply, { why: 'malformed' })
    const appId = Number(data.params.app)
    const { locale } = pages.preferredBy(request)
    const found = await withinDeadline(findCurrentPackage(db, appId, locale), DEADLINES_MS.page)
    if (!found) return refuse(request, reply, { why: 'unknown' })
    if (found.standing !== 'live') return refuse.goneApp(request, reply, { ...found, kind: found.standing })
    const page = `/apps/${appId}`
    if (found.files.length === 0) return refuse(request, reply, { why: 'gone', app: page })
    const file = fittingFile(found.files, askingDevice(data.query, request.headers['user-agent']))
    if (isMisfit(file)) {
      const android = file.why === 'android' ? (androidVersion(file.sdk) ?? `API ${file.sdk}`) : undefined
      return refuse(request, reply, { why: 'unfit', app: page, android })
    }
    const saveAs = saveName(found, found.versionName)
    return reply
      .header('cache-control', 'no-store')
      .redirect(links.forRedirect({ path: file.path, saveAs }), 302)
  })
}
