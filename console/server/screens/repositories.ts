import { readSettings } from '../../../catalogue/commands/repository-rows.ts'
import { readAddress } from '../../../catalogue/repositories/read-address.ts'
import { readRepository } from '../../../catalogue/repositories/read-repository.ts'
import { repositoryImport, repositoryPut } from '../../../contract/commands/repositories.schema.ts'
import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import type { Database } from '../../../data/db/database.ts'
import {
  findRepository,
  runsOfRepository,
  waitingApps,
} from '../../../data/db/queries/repositories/repository.ts'
import { allRepositories, MAX_COUNTED } from '../../../data/db/queries/repositories/repository-list.ts'
import type { ChosenRepository, Look, RepositoryLine, RunLine } from '../../views/repositories/model.ts'
import { type Asked, type Screen, shown } from '../screen.ts'

const MAX_NOTES = 20
/** Somebody sits before it. */
const LOOK_MS = 10_000

async function linesOf(db: Database): Promise<RepositoryLine[]> {
  const rows = await allRepositories(db)
  return rows.map(row => ({ ...row, ranAt: row.ranAt?.toISOString() ?? null }))
}

async function chosenOf(db: Database, line: RepositoryLine, locale: string): Promise<ChosenRepository> {
  const [[row], runs, waiting] = await Promise.all([
    findRepository(db, { repository: line.id }),
    runsOf(db, line.id),
    waitingApps(db, { repository: line.id, locale }),
  ])
  const { packages, pictures, donations, everyHours = null } = readSettings(row?.settings ?? {})
  return {
    line,
    packages,
    pictures,
    donations,
    everyHours,
    runs,
    waiting,
    fingerprint: row?.fingerprint ?? '',
    addedAt: row?.addedAt.toISOString() ?? '',
  }
}

async function runsOf(db: Database, repository: number): Promise<RunLine[]> {
  const rows = await runsOfRepository(db, { repository })
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
    max: MAX_COUNTED,
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
    kind: 'signed',
    fingerprint: signer.sha256,
    subject: signer.subject,
    apps,
    at: new Date(timestamp).toISOString(),
  }
}

export const repositoryScreens: Screen[] = [
  { path: '/repositories', show },
  { path: '/repositories/:id', show },
  add,
]
