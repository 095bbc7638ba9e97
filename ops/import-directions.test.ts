import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'pergola-lint-'))
const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
writeFileSync(
  join(folder, 'biome.json'),
  JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }),
)
afterAll(() => rmSync(folder, { recursive: true }))

/** Whether the linter is content with a file at this path that imports that. */
function allowed(path: string, imported: string): boolean {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import { x } from '${imported}'\n\nexport const y = x\n`)
  return spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', file], { cwd: folder }).status === 0
}

test.each([
  ['contract/x.ts', '../rules/size.ts'],
  ['rules/x.ts', '../web/words/words.ts'],
  ['rules/x.ts', 'node:fs'],
  ['bridge/x.ts', '../web/words/words.ts'],
  ['server/x.ts', '../web/render.tsx'],
  ['data/db/x.ts', '../../demo/seed.ts'],
  ['data/db/x.ts', '../../server/app.ts'],
  ['analytics/x.ts', '../web/render.tsx'],
  ['web/pages/x.tsx', '../../server/app.ts'],
  ['web/pages/x.tsx', '../../data/db/database.ts'],
  ['web/pages/x.tsx', './detail/loader.server.ts'],
])('%s may not import %s', (path, imported) => {
  expect(allowed(path, imported)).toBe(false)
})

test.each([
  ['contract/x.ts', './app-fields.ts'],
  ['rules/x.ts', '../contract/app-fields.ts'],
  ['server/x.ts', '../rules/size.ts'],
  ['server/x.ts', '../data/db/database.ts'],
  ['web/pages/x.tsx', '../../rules/size.ts'],
  ['web/pages/x.server.ts', '../../server/app.ts'],
  ['bin/x.ts', '../server/app.ts'],
])('%s may import %s', (path, imported) => {
  expect(allowed(path, imported)).toBe(true)
})
