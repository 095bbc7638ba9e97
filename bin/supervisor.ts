import { parseArgs } from 'node:util'
import { isDemo } from '../demo/seed.ts'
import { logins } from '../ops/engines/logins.ts'
import { keepUp } from '../ops/engines/many/keep-up.ts'
import { readSettings } from '../ops/settings.ts'

// Started by npm run up -- --many, and stopped by npm run down.
const { tls } = parseArgs({ options: { tls: { type: 'boolean', default: false } } }).values
const settings = readSettings(process.env, { tls })
const stopping = new AbortController()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort())
const say = (line: string) => console.log(`${new Date().toISOString()} ${line}`)
await keepUp({ ...settings, demo: await isDemo(logins(settings).database) }, say, stopping.signal)
