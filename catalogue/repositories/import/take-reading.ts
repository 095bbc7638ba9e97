import { Readable } from 'node:stream'
import { isSettled } from '../../../data/db/queries/repositories/import-runs.ts'
import { keepHeld } from '../../../data/db/queries/repositories/repositories.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import type { Reading, Taken } from '../reading.ts'
import { usableMirrors } from '../usable-mirrors.ts'
import type { ImportDeps, TakeOptions } from './import-deps.ts'
import { type Counts, type ImportRun, noCounts, type RunNote } from './import-run.ts'
import { byOurLocale } from './our-locale.ts'
import { isTaken, openReading } from './read-known.ts'

/** Takes over what a reading gave, and what was left undone before. */
export async function takeReading(
  deps: ImportDeps,
  repository: Repository,
  reading: Reading,
  options: TakeOptions,
): Promise<ImportRun> {
  const { db, files } = deps
  const isDone = reading.outcome === 'unchanged' && (await isSettled(db, repository.id))
  const opened = isDone ? undefined : await openReading(files, repository, reading)
  const counts: Counts = { ...noCounts }
  const notes: RunNote[] = [...reading.notes]
  // What writes is loaded when there is something to be written: most runs find nothing new.
  if (opened) {
    const { carryOut } = await import('./carry-out.ts')
    notes.push(...(await carryOut(deps, repository, opened, counts, options)))
  }
  if (isTaken(reading)) await holdReading(deps, repository, reading)
  const isHere = opened || isDone
  if (isHere && repository.settings.pictures === 'newest') {
    const { fetchPictures } = await import('./fetch-pictures.ts')
    const fetched = await fetchPictures(deps, repository, options)
    counts.pictures = fetched.fetched
    notes.push(...fetched.notes)
  }
  if (isHere && repository.settings.packages === 'newest') {
    const { fetchPackages } = await import('./fetch-packages.ts')
    const fetched = await fetchPackages(deps, repository, options)
    counts.packages = fetched.published
    notes.push(...fetched.notes)
  }
  return { ...told(reading), ...counts, notes }
}

/** Stored first, then named: the sweeper sees it named or young. */
async function holdReading({ db, files }: ImportDeps, { id, address }: Repository, reading: Taken) {
  const { held, index, repository } = reading
  await files.put(Readable.from([index.text]), { sha256: held.sha256, size: index.text.length })
  const names = byOurLocale(repository.name)
  const name = names.get('en') ?? [...names.values()][0] ?? ''
  await keepHeld(db, { repository: id, ...held, name, mirrors: usableMirrors(repository, address) })
}

/** A reading of which nothing was taken over yet. */
export function told(reading: Reading): ImportRun {
  const { outcome, notes } = reading
  return {
    ...noCounts,
    outcome,
    notes,
    reason: 'reason' in reading ? reading.reason : null,
    ...('signer' in reading ? { signer: reading.signer, apps: reading.apps } : {}),
    ...(isTaken(reading) ? { apps: reading.index.packages.size } : {}),
  }
}
