import { readWorkerConfig } from '../catalogue/worker/config.ts'
import { startWorker } from '../catalogue/worker/start.ts'
import { endOnSignals } from '../ops/end-on-signals.ts'

// Worker and console keep files in the same folders, as different accounts of one group.
process.umask(0o002)

const worker = await startWorker(readWorkerConfig(process.env))
endOnSignals(() => worker.stop())
