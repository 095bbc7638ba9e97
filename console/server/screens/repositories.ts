import { ask } from '../../../catalogue/commands/ask.ts'
import { readSettings } from '../../../catalogue/commands/repository-rows.ts'
import { readAddress } from '../../../catalogue/repositories/read-address.ts'
import { readRepository } from '../../../catalogue/repositories/read-repository.ts'
import { repositoryImport, repositoryPut } from '../../../contract/commands/repositories.schema.ts'
import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import type { Database } from '../../../data/db/database.ts'
import {
  type ChosenRepository,
  type Look,
  MAX_COUNTED,
  type RepositoryLine,
  type RunLine,
} from '../../views/repositories/model.ts'
import { type Asked, type Screen, shown } from '../screen.ts'
import { appName } from './app-name.ts'

const MAX = 500
const MAX_RUNS = 20
const MAX_NOTES = 20
const MAX_WAITING = 100
/** Somebody sits before it. */
const LOOK_MS = 10_000

/** One that has run so long was ended by force. */
const RUNS_STILL = `exists (select from import_runs where repository_id = r.id and ended_at is null and began_at > now() - interval '1 hour')`

/** Beyond the most it is said that there are more: a million rows would keep the screen waiting. */
const counted = (state: 'offered' | 'waiting') => `
  (select count(*)::int from (
    select from repository_apps a where a.repository_id = r.id and a.state = '${state}' limit ${MAX_COUNTED + 1}
  ) found)`

async function linesOf(db: Database): Promise<RepositoryLine[]> {
  const rows = await ask<Omit<RepositoryLine, 'ranAt'> & { ranAt: Date | null }>(
    db,
    `select r.id, r.name, r.address, cardinality(r.mirrors) as mirrors, r.failures, r.is_stale as "isStale", r.ran_at as "ranAt",
       ${counted('offered')} as apps, ${counted('waiting')} as waiting,
       (select outcome from import_runs where repository_id = r.id order by id desc limit 1) as "lastOutcome",
       ${RUNS_STILL} or (r.wanted_at is not null and (r.ran_at is null or r.wanted_at > r.ran_at)) as "isRunning"
     from repositories r order by r.failures > 0 desc, r.id limit ${MAX}`,
  )
  return rows.map(row => ({ ...row, ranAt: row.ranAt?.toISOString() ?? null }))
}

async function chosenOf(db: Database, line: RepositoryLine, locale: string): Promise<ChosenRepository> {
  const [[row], runs, waiting] = await Promise.all([
    ask<{ fingerprint: string | null; addedAt: Date; settings: unknown }>(
      db,
      `select encode(fingerprint, 'hex') as fingerprint, added_at as "addedAt", settings from repositories where id = $1`,
      [line.id],
    ),
    runsOf(db, line.id),
    ask<ChosenRepository['waiting'][number]>(
      db,
      `select a.package_name as "packageName", app.id as app, ${appName('app.id', '$2')} as name, other.address as from
       from repository_apps a
       join apps app on app.package_name = a.package_name
       left join repository_apps owner on owner.app_id = app.id
       left join repositories other on other.id = owner.repository_id
       where a.repository_id = $1 and a.state = 'waiting' order by a.package_name limit ${MAX_WAITING}`,
      [line.id, locale],
    ),
  ])
  const { packages, pictures, donations, everyHours = null } = readSettings(row?.settings ?? {})
  return {
    ...{ line, packages, pictures, donations, everyHours, runs, waiting },
    fingerprint: row?.fingerprint ?? '',
    addedAt: row?.addedAt.toISOString() ?? '',
  }
}

async function runsOf(db: Database, repository: number): Promise<RunLine[]> {
  const rows = await ask<Omit<RunLine, 'at' | 'ended' | 'more'> & { at: Date; ended: Date | null }>(
    db,
    `select id, began_at as at, ended_at as ended, coalesce(outcome, '') as outcome, reason, added, changed, delisted, relisted,
       left_out as "leftOut", packages, pictures, notes
     from import_runs where repository_id = $1 order by id desc limit ${MAX_RUNS}`,
    [repository],
  )
  return rows.map(({ at, ended, notes, ...run }) => ({
    ...run,
    at: at.toISOString(),
    ended: ended?.toISOString() ?? null,
    notes: notes.slice(0, MAX_NOTES),
    more: Math.max(0, notes.length - MAX_NOTES),
  }))
}

async function show({ db, params, person, locale }: Asked) {
  const lines = await linesOf(db)
  const line = params.id === undefined ? lines[0] : lines.find(({ id }) => String(id) === params.id)
  if (params.id !== undefined && !line) return undefined
  return shown('repositories', {
    lines,
    chosen: line && (await chosenOf(db, line, locale)),
    mayAdd: repositoryPut.roles.includes(person.role as never),
    mayImport: repositoryImport.roles.includes(person.role as never),
  })
}

const add: Screen = {
  path: '/repositories/add',
  roles: repositoryPut.roles,
  async show({ query, refused }) {
    const pasted = refused?.form.address ? String(refused.form.address) : (query.address ?? '')
    const { address, fingerprint = '' } = readAddress(pasted.slice(0, 700))
    const written = refused?.form.fingerprint
    return shown('repository-add', {
      address,
      fingerprint: written === undefined ? (query.fingerprint ?? fingerprint) : String(written),
      look: address ? await lookAt(address) : undefined,
    })
  },
}

/** Who signs what is there. Nothing is trusted by it, and nothing but its signed entry is read. */
async function lookAt(address: string): Promise<Look> {
  if (!/^https?:\/\//.test(address)) return { kind: 'refused', reason: 'address-wrong' }
  const reading = await readRepository({ source: { address }, limits: { totalMs: LOOK_MS } })
  if (reading.outcome !== 'unpinned') {
    const reason = 'reason' in reading ? reading.reason : 'away'
    return { kind: 'refused', reason: reason as ImportReason }
  }
  const { signer, apps, timestamp } = reading
  return {
    ...{ kind: 'signed', fingerprint: signer.sha256, subject: signer.subject, apps },
    at: new Date(timestamp).toISOString(),
  }
}

export const repositoryScreens: Screen[] = [
  { path: '/repositories', show },
  { path: '/repositories/:id', show },
  add,
]
