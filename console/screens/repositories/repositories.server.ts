import { readSettings } from '../../../catalogue/commands/repository-rows.ts'
import { repositoryImport, repositoryPut } from '../../../contract/commands/repositories.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import type { Database } from '../../../data/db/database.ts'
import {
  findRepository,
  runsOfRepository,
  waitingApps,
} from '../../../data/db/queries/repositories/repository.ts'
import { allRepositories, MAX_COUNTED } from '../../../data/db/queries/repositories/repository-list.ts'
import { viewOf } from '../../kit/view.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { ChosenRepository, RepositoryLine } from './model.ts'
import type { repositoriesView } from './repositories.tsx'

export const repositories = defineScreen({
  path: '/repositories/:id?',
  view: viewOf<typeof repositoriesView>('repositoriesView'),
  async load({ db, params, person, locale }) {
    const lines = await allRepositories(db)
    const line = params.id === undefined ? lines[0] : lines.find(({ id }) => String(id) === params.id)
    if (params.id !== undefined && !line) return undefined
    return {
      lines,
      max: MAX_COUNTED,
      chosen: line && (await chosenOf(db, line, locale)),
      mayAdd: mayGive(repositoryPut, person.role),
      mayImport: mayGive(repositoryImport, person.role),
    }
  },
})

async function chosenOf(
  db: Database,
  line: RepositoryLine,
  locale: string,
): Promise<ChosenRepository | undefined> {
  const [[row], runs, waiting] = await Promise.all([
    findRepository(db, { repository: line.id }),
    runsOfRepository(db, { repository: line.id }),
    waitingApps(db, { repository: line.id, locale }),
  ])
  if (!row) return undefined
  const { packages, pictures, donations, everyHours = null, staleAccepted } = readSettings(row.settings)
  const { fingerprint, addedAt, withoutDownload } = row
  return {
    line,
    packages,
    pictures,
    donations,
    everyHours,
    staleAccepted: staleAccepted && { ...staleAccepted, at: new Date(staleAccepted.at) },
    runs,
    waiting,
    fingerprint,
    addedAt,
    withoutDownload,
  }
}
