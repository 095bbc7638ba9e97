import type { z } from 'zod'
import {
  repositoryAcceptStale,
  repositoryClaim,
  repositoryImport,
  repositoryPut,
} from '../../../contract/commands/repositories.schema.ts'
import { databaseTime } from '../../../data/db/queries/repositories/repositories.ts'
import { type CommandContext, commandHandler, theRow } from '../command-context.ts'
import { refused } from '../refused.ts'
import { lookAgain, type RepositorySettings, readSettings } from '../repository-rows.ts'

const put = commandHandler(repositoryPut, async (work, { id, address, fingerprint, ...decided }) => {
  if (id === undefined) return add(work, address, fingerprint, decided)
  if (address !== undefined || fingerprint !== undefined) throw refused('repository.fixed', {})
  const row = await theRow(work.rows, 'repositories', { id })
  const before = readSettings(row.settings)
  const settings = merged(before, decided)
  await work.rows.put('repositories', [{ id, settings }])
  await lookAgain(work.db, id, before, readSettings(settings))
  return { repository: id }
})

async function add(
  work: CommandContext,
  address: string | undefined,
  fingerprint: string | undefined,
  decided: Decided,
) {
  if (address === undefined || fingerprint === undefined) throw refused('repository.required', {})
  const known = address.replace(/\/+$/, '')
  const [there] = await work.rows.find('repositories', { address: known })
  if (there) throw refused('repository.exists', { address: known }, there)
  const key = fingerprint.replace(/[\s:]/g, '').toLowerCase()
  const repository = await work.rows.make('repositories', {
    address: known,
    fingerprint: `\\x${key}`,
    settings: merged({}, decided),
    wanted_at: await databaseTime(work.db),
  })
  return { repository }
}

type Decided = Omit<z.infer<typeof repositoryPut.input>, 'id' | 'address' | 'fingerprint'> &
  Pick<Partial<RepositorySettings>, 'staleAccepted'>

/** The decision; null: no longer pending. */
const merged = (before: Partial<RepositorySettings>, decided: Decided) =>
  Object.fromEntries(
    Object.entries({ ...before, ...decided }).flatMap(([name, value]) =>
      value == null ? [] : [[name, value]],
    ),
  )

const run = commandHandler(repositoryImport, async (work, { id }) => {
  await theRow(work.rows, 'repositories', { id })
  await work.rows.put('repositories', [{ id, wanted_at: await databaseTime(work.db) }])
  return { repository: id }
})

/** What it has made until now is taken; what it makes later is judged again, so that freezing it doesn't go unnoticed. */
const acceptStale = commandHandler(repositoryAcceptStale, async ({ rows, db, request }, { id, accept }) => {
  const { settings } = await theRow(rows, 'repositories', { id })
  const at = await databaseTime(db)
  const { staleAccepted: _, ...others } = readSettings(settings)
  const { actor: by, reason = '' } = request
  await rows.put('repositories', [
    {
      id,
      settings: merged(others, accept ? { staleAccepted: { by, at, reason } } : {}),
      wanted_at: at,
    },
  ])
  return { repository: id }
})

/** What is known of an app that waits, or that another source loses. */
const UNTAKEN = { taken: null, newest: null, pictures: null, pictures_done: false }

/** What it says of the app is taken over by the import that follows. */
const claim = commandHandler(repositoryClaim, async (work, { id, packageName }) => {
  const { rows } = work
  const key = { repository_id: id, package_name: packageName }
  const { state } = await theRow(rows, 'repository_apps', key)
  if (state !== 'waiting') throw refused('repository.no-decision', { package: packageName })
  const { id: app } = await theRow(rows, 'apps', { package_name: packageName })
  const others = await rows.find('repository_apps', { app_id: app })
  // An app comes from one place: the one before has to let go first.
  await rows.put(
    'repository_apps',
    others.map(({ repository_id, package_name }) => ({
      repository_id,
      package_name,
      app_id: null,
      state: 'waiting',
      ...UNTAKEN,
    })),
  )
  await rows.put('repository_apps', [{ ...key, app_id: app, state: 'offered', ...UNTAKEN }])
  await rows.put('repositories', [{ id, wanted_at: await databaseTime(work.db) }])
  return { app }
})

export const repositoryHandlers = [put, run, acceptStale, claim]
