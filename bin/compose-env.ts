import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { composeEnvironment } from '../ops/deploy/compose-env.ts'

// Makes the secrets of ops/deploy/compose.yaml where they are missing. It needs nothing that npm installs. For a store without containers:
// bin/compose-env.ts --into /etc/pergola --postgres 127.0.0.1:5432 --nats 127.0.0.1:4222 --clickhouse 127.0.0.1:8123
const text = { type: 'string' } as const
const { into, postgres, nats, clickhouse } = parseArgs({
  options: { into: text, postgres: text, nats: text, clickhouse: text },
}).values
const dir = into ? resolve(into) : fileURLToPath(new URL('../.compose', import.meta.url))
mkdirSync(dir, { recursive: true, mode: 0o700 })
const made =
  postgres && nats && clickhouse
    ? composeEnvironment(dir, { postgres, nats, clickhouse })
    : composeEnvironment(dir)
for (const [service, values] of Object.entries(made)) {
  const file = join(dir, `${service}.env`)
  rmSync(file, { force: true })
  const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
}
console.log(`The secrets of the services are in ${dir}. Keep them, and keep them private.`)
