import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GENERATED } from '../ops/docs/generated.ts'
import { root } from '../ops/settings.ts'

for (const [path, make] of Object.entries(GENERATED)) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), make())
}
