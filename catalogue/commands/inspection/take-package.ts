import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Inspection } from '../../../contract/packages/inspection.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import type { FileStore, KeptFile } from '../../../data/files/file-store.ts'
import { sha256Of } from '../../../data/files/sha256-of.ts'
import { isRefused } from '../../packages/judge/findings.ts'
import { keepInspection } from './keep-inspection.ts'
import { lookInto } from './look-into.ts'
import type { ScannerAddress } from './scan.ts'

export interface TakeDeps {
  db: Database
  files: FileStore
  /** undefined: no virus scan. */
  scanner: ScannerAddress | undefined
}

export interface Taken extends KeptFile {
  inspection: Inspection
}

/**
 * Inspects and stores a package, with its findings. A refused file is not stored, but its findings are, for the
 * sender. Publishing is another step (version.publish), which needs only the hash.
 */
export async function takePackage({ db, files, scanner }: TakeDeps, path: string): Promise<Taken> {
  const sha256 = await sha256Of(createReadStream(path))
  const { size } = await stat(path)
  const inspection = await lookInto(path, scanner)
  // The stored file must be the inspected one: a file that changed meanwhile is rejected.
  if (!isRefused(inspection.findings)) await files.put(createReadStream(path), { sha256, size })
  await keepInspection(db, { sha256, size, inspection })
  return { sha256, size, inspection }
}
