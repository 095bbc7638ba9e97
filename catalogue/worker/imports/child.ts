import { openFileStore } from '../../../data/files/open-file-store.ts'
import { takeRepository } from '../../repositories/import/take-repository.ts'
import { withParts } from '../../repositories/with-parts.ts'
import { readWorkerConfig } from '../config.ts'

// A process of its own for each import (run-import.ts): one that takes too long or too much is ended, and the worker goes on.
const [, , address = ''] = process.argv
const { databaseUrl, files, scanner } = readWorkerConfig(process.env)
const { outcome, reason, added, changed, delisted, packages } = await withParts(
  { databaseUrl, files: openFileStore(files), mediaDir: files.mediaDir, scanner },
  (parts, signal) => takeRepository(parts, { address, signal }),
)
process.stdout.write(JSON.stringify({ outcome, reason, added, changed, delisted, packages }))
