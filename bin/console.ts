import { readConsoleConfig } from '../console/server/config.ts'
import { startConsole } from '../console/start.ts'
import { builtConsole } from '../ops/build/built-console.ts'
import { endOnSignals } from '../ops/end-on-signals.ts'

// Worker and console keep files in the same folders, as different accounts of one group.
process.umask(0o002)

const config = readConsoleConfig(process.env)
const app = await startConsole(config, await builtConsole(config, process.env))
endOnSignals(() => app.close())
