import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../../data/db/database.ts'
import type { FoundApps } from '../../../data/db/queries/apps/find/find-apps.ts'
import type { AppLine } from '../../../data/db/queries/apps/find/lines.ts'
import { appBatches } from '../../../data/db/queries/apps/find/lists.ts'
import { categoryOptions } from '../../../data/db/queries/categories/options.ts'
import { CSV_START, csvLine } from '../../server/csv.ts'
import type { Deps } from '../../server/deps.ts'
import type { SendScreen } from '../../server/send-screen.ts'
import { findApps, readPlace, type WantedApps, wantedApps } from './find-apps.server.ts'

/** A table program takes no more. */
const MAX_LINES = 1_000_000

const HEAD = [
  'id',
  'package',
  'name',
  'state',
  'kind',
  'developer',
  'source',
  'version',
  'downloads',
  'warnings',
  'changed',
]

/** The apps that the list shows, as a file: read as fast as it is taken, and never held as a whole. */
export function serveExport(app: FastifyInstance, { db }: Deps, sendScreen: SendScreen): void {
  app.get<{ Querystring: Record<string, string> }>('/apps.csv', async (request, reply) => {
    if (!request.person) return sendScreen.signIn(request, reply)
    const wanted = wantedApps.parse(request.query)
    const lines = linesOf(db, wanted, sendScreen.localeOf(request))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="apps.csv"')
      .send(Readable.from(lines))
  })
}

async function* linesOf(db: Database, wanted: WantedApps, locale: string): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEAD)
  const categories = await categoryOptions(db, { locale })
  let place: string | null = ''
  for (let written = 0; place !== null && written < MAX_LINES; ) {
    const { apps, next }: FoundApps = await findApps(
      db,
      appBatches,
      wanted,
      categories,
      readPlace(place),
      locale,
    )
    yield apps.map(lineOf).join('')
    written += apps.length
    place = next
  }
}

const lineOf = (app: AppLine): string =>
  csvLine([
    app.id,
    app.packageName,
    app.name,
    app.state,
    app.resourceType === 1 ? 'game' : 'app',
    app.developer,
    app.source,
    app.version,
    app.downloads,
    app.warnings.join(' '),
    app.changedAt.toISOString(),
  ])
