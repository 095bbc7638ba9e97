import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Inspection } from '../../../contract/packages/inspection.schema.ts'
import { refusePackage, waitingPackages } from '../../../data/db/queries/repositories/fetched-files.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { newestSigner } from '../../commands/inspection/keep-inspection.ts'
import { type TakeDeps, takePackage } from '../../commands/inspection/take-package.ts'
import { Refused } from '../../commands/refused.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import { runCommand } from '../../commands/run-commands.ts'
import { UntrustedError } from '../untrusted.ts'
import { asRepository } from './as-repository.ts'
import { type FetchOptions, fetchFile, MAX } from './fetch-file.ts'
import type { RunNote } from './import-run.ts'
import type { NewestFile } from './newest-version.ts'

type Waiting = RowOf<typeof waitingPackages>

/** In bytes: it is held in memory while it comes. */
const LARGEST = 500 << 20

/**
 * Fetches the packages of draft versions, inspects each like an upload, and publishes it if it matches
 * the index. A mismatch is reported, and not fetched again until the index names another.
 */
export async function fetchPackages(
  deps: TakeDeps,
  repository: Repository,
  options: FetchOptions,
): Promise<{ published: number; notes: RunNote[] }> {
  const { db } = deps
  const { signal, max = MAX, onProgress } = options
  const waiting = (await waitingPackages(db, { repository: repository.id })).slice(0, max)
  const notes: RunNote[] = []
  let published = 0
  for (const [i, one] of waiting.entries()) {
    signal?.throwIfAborted()
    try {
      await offer(deps, repository, one, options)
      published += 1
    } catch (error) {
      const note = noteOf(one, error)
      if (!note) throw error
      notes.push(note)
      // What did not come may come the next time.
      if (!(error instanceof UntrustedError))
        await refusePackage(db, {
          repository: repository.id,
          packageName: one.packageName,
          why: note.id,
        })
    }
    onProgress?.(`${i + 1} of ${waiting.length} packages`)
  }
  return { published, notes }
}

/** The index says something else of a file than is in it. */
class Disagrees extends Error {}
class TooLarge extends Error {}

async function offer(
  deps: TakeDeps,
  repository: Repository,
  { app, packageName, versionCode, files }: Waiting,
  options: FetchOptions,
): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'pergola-package-'))
  try {
    for (const file of files) {
      if (file.size > LARGEST) throw new TooLarge(`${file.name}: ${file.size} bytes`)
      const path = join(dir, file.sha256)
      await writeFile(path, await fetchFile(repository, file, options))
      const { inspection } = await takePackage(deps, path)
      mustAgree(inspection, { packageName, versionCode }, file)
      await rm(path)
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
  const input = { app, versionCode, files: files.map(({ sha256 }) => sha256) }
  await runCommand(deps.db, asRepository(repository)('version.publish', input))
}

function mustAgree(
  inspection: Inspection,
  said: { packageName: string; versionCode: string },
  file: NewestFile,
): void {
  const { facts } = inspection
  // The command reports an unreadable one, with its findings.
  if (!facts) return
  const signer = newestSigner(inspection)?.sha256 ?? ''
  const differing = [
    ...(facts.packageName === said.packageName ? [] : [facts.packageName]),
    ...(facts.versionCode === said.versionCode ? [] : [facts.versionCode]),
    ...(signer === '' || file.signers.includes(signer) ? [] : [signer]),
  ]
  if (differing.length > 0) throw new Disagrees(`${file.name}: ${differing.join(', ')}`)
}

function noteOf({ packageName: place }: Waiting, error: unknown): RunNote | undefined {
  if (error instanceof UntrustedError) return { id: error.id, place, about: error.about }
  if (error instanceof TooLarge) return { id: 'package-large', place, about: error.message }
  if (error instanceof Disagrees) return { id: 'package-disagrees', place, about: error.message }
  if (error instanceof Refused) return { id: 'package-refused', place, about: error.message.slice(0, 300) }
  return undefined
}
