import { readWorkerConfig } from '../catalogue/worker/config.ts'
import { startWorker } from '../catalogue/worker/start.ts'

// Worker and console keep files in the same folders, as different accounts of one group.
process.umask(0o002)

/** For what hangs when it is told to end: whoever comes next does it again. */
const END_MS = 8000

const worker = await startWorker(readWorkerConfig(process.env))
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), END_MS).unref()
    void worker.stop()
  })
