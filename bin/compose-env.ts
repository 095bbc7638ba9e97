import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { composeEnvironment } from '../ops/compose-env.ts'

// Makes the secrets of ops/compose.yaml where they are missing. It needs nothing that npm installs.
const dir = fileURLToPath(new URL('../.compose', import.meta.url))
for (const [service, values] of Object.entries(composeEnvironment(dir))) {
  const file = join(dir, `${service}.env`)
  rmSync(file, { force: true })
  const lines = Object.entries(values).map(([name, value]) => `${name}='${value}'\n`)
  writeFileSync(file, lines.join(''), { mode: 0o600 })
}
console.log(`secrets of the services are in ${dir}: keep them, and keep them to yourself`)
