import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// npm run import -- ADDRESS [--fingerprint HEX] …; exits with 0: done, 1: unavailable, 2: wrong arguments, 3: refused, 4: conflict

// Most runs find nothing new, and would spend their time on stripping types and compiling what was compiled the last time.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
// Tidied sooner: of all that goes through little is held, and garbage would be two thirds of what it takes.
setFlagsFromString('--heap-growing-percent=40')
const { runImport } = await import('../ops/command-line/run-import.ts')
process.exitCode = await runImport(process.argv.slice(2))
