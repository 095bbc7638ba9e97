import { Readable } from 'node:stream'
import type { TakeParts } from '../../packages/take-package.ts'
import type { Reading, Taken } from '../reading.ts'
import { usableMirrors } from '../usable-mirrors.ts'
import { wait } from './app-rows.ts'
import { fetchPackages } from './fetch-packages.ts'
import { fetchPictures } from './fetch-pictures.ts'
import { type Counts, type ImportRun, isSettled, noCounts, noteOf, type RunNote } from './import-run.ts'
import { byOurLocale } from './our-locale.ts'
import type { Plan } from './plan.ts'
import { planWithNotes } from './plan-with-notes.ts'
import { isTaken, openReading } from './read-known.ts'
import { hold, type Repository } from './repository-rows.ts'
import { delistGone, takeApps } from './take-apps.ts'

export interface ImportParts extends TakeParts {
  /** Where icons are drawn, and pictures are kept. */
  mediaDir: string
}

export interface TakeOptions {
  now?: number
  signal?: AbortSignal
  /** How many packages are fetched at most, and the pictures of how many apps; the others wait for the next run. */
  most?: number
  onProgress?: (said: string) => void
}

/** Apps that are taken over before it is asked again whether to go on. */
const BATCH = 500

/** Takes over what a reading gave, and what was left undone before. */
export async function takeReading(
  parts: ImportParts,
  repository: Repository,
  reading: Reading,
  options: TakeOptions,
): Promise<ImportRun> {
  const { db, files } = parts
  const isDone = reading.outcome === 'unchanged' && (await isSettled(db, repository.id))
  const opened = isDone ? undefined : await openReading(files, repository, reading)
  const counts: Counts = { ...noCounts }
  const notes: RunNote[] = [...reading.notes]
  if (opened) {
    const planned = await planWithNotes(db, repository, opened, options.now)
    notes.push(...planned.notes)
    await carryOut(parts, repository, planned.plan, { counts, notes }, options)
  }
  if (isTaken(reading)) await holdReading(parts, repository, reading)
  const isHere = opened || isDone
  if (isHere && repository.settings.pictures === 'newest') {
    const fetched = await fetchPictures(parts, repository, options)
    counts.pictures = fetched.fetched
    notes.push(...fetched.notes)
  }
  if (isHere && repository.settings.packages === 'newest') {
    const fetched = await fetchPackages(parts, repository, options)
    counts.packages = fetched.published
    notes.push(...fetched.notes)
  }
  return { ...told(reading), ...counts, notes }
}

/** What came of it is added to what is told. */
async function carryOut(
  { db, mediaDir }: ImportParts,
  repository: Repository,
  { wanted, gone, waiting, leftOut }: Plan,
  { counts, notes }: { counts: Counts; notes: RunNote[] },
  { signal, onProgress }: TakeOptions,
): Promise<void> {
  const taking = { db, repository, mediaDir }
  counts.waiting = waiting.length
  counts.leftOut = leftOut.length
  await wait(db, repository.id, waiting)
  const all = wanted.length
  while (wanted.length > 0) {
    signal?.throwIfAborted()
    // What is done is not held any longer.
    const batch = wanted.splice(0, BATCH)
    const { relisted, refused } = await takeApps(taking, batch)
    const isRefused = new Set(refused.map(({ packageName }) => packageName))
    const done = batch.filter(({ imported }) => !isRefused.has(imported.packageName))
    counts.added += done.filter(({ app }) => app === undefined).length
    counts.changed += done.filter(({ app }) => app !== undefined).length
    counts.relisted += relisted
    counts.leftOut += refused.length
    notes.push(...refused.map(({ packageName, why }) => noteOf('app-refused', packageName, why)))
    onProgress?.(`${all - wanted.length} of ${all} apps`)
  }
  signal?.throwIfAborted()
  counts.delisted = await delistGone(taking, gone)
}

/** Kept first, then named: whoever sweeps files sees it named or young. */
async function holdReading({ db, files }: ImportParts, { id, address }: Repository, reading: Taken) {
  const { held, index, repository } = reading
  await files.put(Readable.from([index.text]), { sha256: held.sha256, size: index.text.length })
  const names = byOurLocale(repository.name)
  const name = names.get('en') ?? [...names.values()][0] ?? ''
  await hold(db, id, held, { name, mirrors: usableMirrors(repository, address) })
}

/** A reading of which nothing was taken over yet. */
export function told(reading: Reading): ImportRun {
  const { outcome, notes } = reading
  return {
    ...{ ...noCounts, outcome, notes, reason: 'reason' in reading ? reading.reason : null },
    ...('signer' in reading ? { signer: reading.signer, apps: reading.apps } : {}),
    ...(isTaken(reading) ? { apps: reading.index.packages.size } : {}),
  }
}
