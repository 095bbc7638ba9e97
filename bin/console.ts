import { readConsoleConfig } from '../console/server/config.ts'
import { startConsole } from '../console/server/start.ts'
import { builtConsole } from '../ops/built-console.ts'

// Worker and console keep files in the same folders, as different accounts of one group.
process.umask(0o002)

const config = readConsoleConfig(process.env)
const app = await startConsole(config, await builtConsole(config))

/** For what hangs when it is told to end. */
const END_MS = 8000
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    setTimeout(() => process.exit(1), END_MS).unref()
    void app.close()
  })
