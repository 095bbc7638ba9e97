import type { Database } from '../../../data/db/database.ts'
import { insertRepository } from '../../../data/db/queries/repositories/repositories.ts'
import { refused } from '../../commands/refused.ts'
import {
  decide,
  findRepository,
  newRepository,
  type Repository,
  type RepositorySettings,
} from '../../commands/repository-rows.ts'
import { isOwnSource } from '../own/read-own.ts'
import type { ReadOptions } from '../reading.ts'
import { alone } from './alone.ts'
import { claim } from './claim.ts'
import type { ImportDeps, TakeOptions } from './import-deps.ts'
import { type ImportRun, recorded } from './import-run.ts'
import { isTaken, type KnownReadOptions, readKnown } from './read-known.ts'
import { takeReading, told } from './take-reading.ts'

export interface ImportOptions extends KnownReadOptions, TakeOptions, Pick<ReadOptions, 'pinned'> {
  address: string
  decided?: Partial<RepositorySettings>
  /** Names of apps that wait, and are this repository's from now on. */
  claimed?: string[]
  /** Says what would be done, and writes nothing. */
  dryRun?: boolean
}

/**
 * Takes over what a repository has: read and verified, then written by commands that it gives itself. What is held advances only when
 * all of it is in the catalogue, so whatever ends a run, the next one comes to the same.
 */
export async function takeRepository(deps: ImportDeps, options: ImportOptions): Promise<ImportRun> {
  return alone(deps.db, options.address, () => runOnce(deps, options))
}

async function runOnce(deps: ImportDeps, options: ImportOptions): Promise<ImportRun> {
  const { db } = deps
  const { address, pinned, decided = {}, dryRun = false, claimed = [] } = options
  const known = await findRepository(db, address)
  if (known && pinned && known.fingerprint !== pinned)
    throw refused('repository.key-changed', { address, fingerprint: known.fingerprint })
  if (dryRun) {
    const { tryOut } = await import('./try-out.ts')
    return tryOut(deps, asDecided(known ?? newRepository(address, pinned), decided), options)
  }
  if (claimed.length > 0) {
    const others = known ? await claim(db, known.id, claimed) : claimed
    if (others.length > 0) throw refused('repository.not-waiting', { apps: others })
  }
  if (known) {
    const repository = await decideOn(db, known, decided)
    return recorded(db, repository.id, async () =>
      takeReading(deps, repository, await readKnown(deps, repository, options), options),
    )
  }
  // One that can't be trusted is not written down.
  const reading = await readKnown(deps, asDecided(newRepository(address, pinned), decided), options)
  if (!isTaken(reading)) return told(reading)
  await insertRepository(db, { address, fingerprint: pinned ?? null })
  const added = await findRepository(db, address)
  if (!added) throw refused('repository.removed', { address })
  // The packages of one's own source are here: no setting has to ask for them.
  const asUsual = isOwnSource(added) ? { packages: 'newest' as const } : {}
  const repository = await decideOn(db, added, { ...asUsual, ...decided })
  return recorded(db, repository.id, () => takeReading(deps, repository, reading, options))
}

const asDecided = (repository: Repository, decided: Partial<RepositorySettings>): Repository => ({
  ...repository,
  settings: { ...repository.settings, ...decided },
})

async function decideOn(
  db: Database,
  repository: Repository,
  decided: Partial<RepositorySettings>,
): Promise<Repository> {
  if (Object.keys(decided).length > 0) await decide(db, repository, decided)
  return asDecided(repository, decided)
}
