import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { postgresFolder } from '../../../ops/engines/debian.ts'
import { root } from '../../../ops/settings.ts'

/** Every source that can change the rows, files or indexes of a test store: migrations, commands, demo, fixture, search. */
const SOURCES = [
  'contract',
  'rules',
  'data',
  'catalogue',
  'demo',
  'analytics',
  'platform',
  'server',
  'brand',
  'ops/engines',
  'ops/engines/seed-store.ts',
  'ops/engines/store.ts',
  'ops/engines/logins.ts',
  'package-lock.json',
  'tests/support/golden',
  'tests/support/fill-demo.ts',
  'tests/support/fixture.ts',
  'tests/support/inspected.ts',
  'tests/support/put-rows.ts',
  'tests/support/values.ts',
  'tests/support/write-all-documents.ts',
]

/** Returns a hash of those sources, of PostgreSQL's version and of the day, because the demo's dates move with it. */
export function goldenKey(
  day = process.env.PERGOLA_GOLDEN_DAY ?? new Date().toISOString().slice(0, 10),
): string {
  const hash = createHash('sha256').update(`${day} ${postgresFolder()}\n`)
  for (const file of SOURCES.flatMap(filesIn)) hash.update(`${file}\n`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 16)
}

function filesIn(path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  const names = readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
  return names
    .filter(name => !/\.test\.tsx?$/.test(name))
    .map(name => join(path, name))
    .filter(file => statSync(join(root, file)).isFile())
    .sort()
}
