import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Database } from '../../../data/db/database.ts'
import { ask } from '../../ask.ts'
import type { TakeParts } from '../../packages/take-package.ts'
import { Refused } from '../../refused.ts'
import { readRepository } from '../read-repository.ts'
import type { Reading, ReadOptions, Taken } from '../reading.ts'
import { usableMirrors } from '../usable-mirrors.ts'
import { claim, wait } from './app-rows.ts'
import { fetchPackages } from './fetch-packages.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { beginRun, type Counts, endRun, type ImportRun, noCounts, type RunNote } from './import-run.ts'
import { byOurLocale } from './our-locale.ts'
import { makePlan, type Plan } from './plan.ts'
import {
  addRepository,
  decide,
  findRepository,
  hold,
  type Repository,
  type RepositorySettings,
} from './repository-rows.ts'
import { ownCategories } from './shelves.ts'
import { delistGone, takeApps } from './take-apps.ts'

export interface ImportParts extends TakeParts {
  /** Where icons are drawn, and pictures are kept. */
  mediaDir: string
}

export interface ImportOptions
  extends Pick<ReadOptions, 'pinned' | 'allowStale' | 'limits' | 'signal' | 'now'> {
  address: string
  decided?: Partial<RepositorySettings>
  /** Names of apps that wait, and are this repository's from now on. */
  claimed?: string[]
  /** Says what would be done, and writes nothing. */
  dryRun?: boolean
  /** How many packages are fetched at most, and the pictures of how many apps; the others wait for the next run. */
  most?: number
  onProgress?: (said: string) => void
}

/** Apps that are taken over before it is asked again whether to go on. */
const BATCH = 500
/** Of advisory locks: this one is for imports, by address. */
const LOCK = 7_260_113

/**
 * Takes over what a repository has: read and verified, then written by commands that it gives itself. What is held advances only when
 * all of it is in the catalogue, so whatever ends a run, the next one comes to the same.
 */
export async function takeRepository(parts: ImportParts, options: ImportOptions): Promise<ImportRun> {
  return alone(parts.db, options.address, () => runOnce(parts, options))
}

async function runOnce(parts: ImportParts, options: ImportOptions): Promise<ImportRun> {
  const { db } = parts
  const { address, pinned, decided = {}, dryRun = false, claimed = [] } = options
  const known = await findRepository(db, address)
  if (known && pinned && known.fingerprint !== pinned)
    throw new Refused('conflict', `${address} is known by another key: ${known.fingerprint}`)
  if (dryRun) {
    const tried = known ?? newOne(address, pinned)
    return tryOut(parts, { ...tried, settings: { ...tried.settings, ...decided } }, options)
  }
  if (claimed.length > 0) {
    const others = known ? await claim(db, known.id, claimed) : claimed
    if (others.length > 0) throw new Refused('absent', `not waiting for anybody: ${others.join(', ')}`)
  }
  if (known) return recorded(db, known, decided, one => take(parts, one, options))
  // One that can't be trusted is not written down.
  const reading = await read(parts, newOne(address, pinned), options)
  if (!isTaken(reading)) return told(reading)
  await addRepository(db, address, String(pinned))
  const added = await findRepository(db, address)
  if (!added) throw new Refused('absent', `${address} was removed meanwhile`)
  return recorded(db, added, decided, one => take(parts, one, options, reading))
}

/** With a line that says what came of it. */
async function recorded(
  db: Database,
  repository: Repository,
  decided: Partial<RepositorySettings>,
  run: (repository: Repository) => Promise<ImportRun>,
): Promise<ImportRun> {
  if (Object.keys(decided).length > 0) await decide(db, repository, decided)
  const id = await beginRun(db, repository.id)
  try {
    const done = await run({ ...repository, settings: { ...repository.settings, ...decided } })
    await endRun(db, id, done)
    return done
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 1000)
    await endRun(db, id, { ...noCounts, outcome: 'failed', reason, notes: [] })
    throw error
  }
}

async function tryOut(
  parts: ImportParts,
  repository: Repository,
  options: ImportOptions,
): Promise<ImportRun> {
  const reading = await read(parts, repository, options)
  const opened = await openReading(parts, repository, reading)
  if (!opened) return told(reading)
  const { plan, notes } = await planFor(parts.db, repository, opened, options.now)
  const isNew = ({ app }: { app?: number | undefined }) => app === undefined
  const counts = {
    added: plan.wanted.filter(isNew).length,
    changed: plan.wanted.filter(one => !isNew(one)).length,
    delisted: plan.gone.filter(({ app }) => app !== null).length,
    leftOut: plan.leftOut.length,
    waiting: plan.waiting.length,
  }
  return { ...told(reading), ...counts, notes: [...reading.notes, ...notes] }
}

async function take(
  parts: ImportParts,
  repository: Repository,
  options: ImportOptions,
  first?: Reading,
): Promise<ImportRun> {
  const { db, mediaDir } = parts
  const { signal, onProgress } = options
  const reading = first ?? (await read(parts, repository, options))
  const opened = await openReading(parts, repository, reading)
  if (!opened) return told(reading)
  const { plan, notes } = await planFor(db, repository, opened, options.now)
  const { wanted, gone, waiting, leftOut } = plan
  const taking = { db, repository, mediaDir }
  const counts: Counts = { ...noCounts, waiting: waiting.length, leftOut: leftOut.length }
  await wait(db, repository.id, waiting)
  for (let from = 0; from < wanted.length; from += BATCH) {
    signal?.throwIfAborted()
    const batch = wanted.slice(from, from + BATCH)
    const { relisted, refused } = await takeApps(taking, batch)
    const isRefused = new Set(refused.map(({ packageName }) => packageName))
    const done = batch.filter(({ imported }) => !isRefused.has(imported.packageName))
    counts.added += done.filter(({ app }) => app === undefined).length
    counts.changed += done.filter(({ app }) => app !== undefined).length
    counts.relisted += relisted
    counts.leftOut += refused.length
    notes.push(...refused.map(({ packageName, why }) => noteOf('app-refused', packageName, why)))
    onProgress?.(`${Math.min(from + BATCH, wanted.length)} of ${wanted.length} apps`)
  }
  signal?.throwIfAborted()
  counts.delisted = await delistGone(taking, gone)
  if (isTaken(reading)) await holdReading(parts, repository, reading)
  if (repository.settings.pictures === 'newest') {
    const { fetched, notes: told } = await fetchPictures(parts, repository, options)
    counts.pictures = fetched
    notes.push(...told)
  }
  if (repository.settings.packages === 'newest') {
    const fetched = await fetchPackages(parts, repository, options)
    counts.packages = fetched.published
    notes.push(...fetched.notes)
  }
  return { ...told(reading), ...counts, notes: [...reading.notes, ...notes] }
}

/** Kept first, then named: whoever sweeps files sees it named or young. */
async function holdReading({ db, files }: ImportParts, { id, address }: Repository, reading: Taken) {
  const { held, text, repository } = reading
  await files.put(Readable.from([text]), { sha256: held.sha256, size: text.length })
  const names = byOurLocale(repository.name)
  const name = names.get('en') ?? [...names.values()][0] ?? ''
  await hold(db, id, held, { name, mirrors: usableMirrors(repository, address) })
}

const newOne = (address: string, pinned = ''): Repository => ({
  ...{ id: 0, address, name: '', fingerprint: pinned, mirrors: [], held: undefined },
  settings: { packages: 'none', pictures: 'none', donations: 'none', categories: {} },
})

const read = (
  parts: ImportParts,
  { address, fingerprint, mirrors, held }: Repository,
  options: ImportOptions,
) => {
  const { allowStale = false, limits, signal, now } = options
  return readRepository({
    ...{ source: { address, mirrors }, pinned: fingerprint || undefined, held, allowStale },
    heldText: async () => heldText(parts, held?.sha256),
    ...(limits ? { limits } : {}),
    ...(signal ? { signal } : {}),
    ...(now === undefined ? {} : { now }),
  })
}

async function heldText({ files }: ImportParts, sha256: string | undefined): Promise<Buffer | undefined> {
  const stream = sha256 ? await files.open(sha256) : undefined
  return stream && buffer(stream)
}

type Opened = Pick<Taken, 'apps' | 'leftOut' | 'text'>

const isTaken = (reading: Reading): reading is Taken => 'held' in reading

/** What there is to be done: what a reading gave, or what was left undone of the last one; undefined: nothing can be. */
async function openReading(
  parts: ImportParts,
  { held }: Repository,
  reading: Reading,
): Promise<Opened | undefined> {
  if (isTaken(reading)) return reading
  if (reading.outcome !== 'unchanged') return undefined
  const text = await heldText(parts, held?.sha256)
  return text && { apps: new Map(), leftOut: [], text }
}

async function planFor(
  db: Database,
  repository: Repository,
  opened: Opened,
  now = Date.now(),
): Promise<{ plan: Plan; notes: RunNote[] }> {
  const { own, unknown } = await ownCategories(db, repository.settings.categories)
  const plan = await makePlan(db, { repository, own, now }, opened)
  const notes = [
    ...unknown.map(slug => noteOf('category-unknown', '', slug)),
    ...plan.waiting.map(name => noteOf('name-taken', name)),
    ...plan.leftOut.map(({ id, name, about }) => noteOf(id, name, about)),
  ]
  return { plan, notes }
}

const noteOf = (id: RunNote['id'], place: string, about = ''): RunNote => ({ id, place, about })

/** A reading of which nothing was taken over yet. */
function told(reading: Reading): ImportRun {
  const { outcome, notes } = reading
  return {
    ...{ ...noCounts, outcome, notes, reason: 'reason' in reading ? reading.reason : null },
    ...('signer' in reading ? { signer: reading.signer, apps: reading.apps } : {}),
    ...(isTaken(reading) ? { apps: reading.names.length } : {}),
  }
}

/** One run of a repository at a time. The lock ends with the connection, so nobody has to take it away. */
async function alone<Value>(db: Database, address: string, run: () => Promise<Value>): Promise<Value> {
  return db.connection().execute(async connection => {
    const [lock] = await ask<{ taken: boolean }>(
      connection,
      'select pg_try_advisory_lock($1, hashtext($2)) as taken',
      [LOCK, address],
    )
    if (!lock?.taken) throw new Refused('conflict', `${address} is being imported already`)
    try {
      return await run()
    } finally {
      await ask(connection, 'select pg_advisory_unlock($1, hashtext($2))', [LOCK, address])
    }
  })
}
