import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../../process.ts'
import { root } from '../../settings.ts'
import type { Tier } from '../test-run/tier.ts'
import { testsFor } from './areas.ts'
import { type Fault, faults, plant } from './faults.ts'

// npm run mutants [-- --only P1,P2] [--unit]: plants each fault in a checkout of its own and runs the unit tests beside the changed file, then
// the integration tests of its area, first in the land tier, then in the full one. Browser tests are not run; with
// --unit unit tests alone.
const { only, unit } = parseArgs({
  options: { only: { type: 'string' }, unit: { type: 'boolean', default: false } },
}).values
const chosen = faults.filter(({ id }) => !only || only.split(',').includes(id))
// Beside this one, where test data is found; with modules of its own, because processes that read packages see their own folder alone.
const checkout = mkdtempSync(join(dirname(root), 'pergola-mutants-'))
rmSync(checkout, { recursive: true })
run('git', ['worktree', 'add', '--detach', checkout, 'HEAD'], { cwd: root })
run('cp', ['-al', join(root, 'node_modules'), join(checkout, 'node_modules')])
// Golden stores of the code without faults: rebuilding them would take a minute each time.
const goldenStores = join(root, 'node_modules/.cache/golden-stores')
const newest = readdirSync(goldenStores)
  .filter(name => name.startsWith('demo-'))
  .toSorted((a, b) => statSync(join(goldenStores, b)).mtimeMs - statSync(join(goldenStores, a)).mtimeMs)[0]
if (!newest) throw new Error('There are no golden stores: node tests/support/golden/make-all.ts')
const goldenKey = newest.slice('demo-'.length)
const caughtBy: Record<Tier | 'none', string[]> = { land: [], full: [], none: [] }
try {
  for (const fault of chosen) {
    const { tier, test } = killerOf(fault)
    caughtBy[tier].push(fault.id)
    console.log(`| ${fault.id} | ${fault.fault} | ${tier} | ${test} |`)
  }
} finally {
  run('git', ['worktree', 'remove', '--force', checkout], { cwd: root })
}
const { land, full, none } = caughtBy
console.log(
  `${chosen.length} faults: ${land.length} caught in land, ${full.length} more in full; survivors: ${none.join(', ') || 'none'}`,
)
process.exit(none.length === 0 ? 0 : 1)

/** Returns the first test that fails with the fault, unit tests first. */
function killerOf({ edits }: Fault): { tier: Tier | 'none'; test: string } {
  const files = edits.map(edit => {
    const file = join(checkout, edit.file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, plant(text, edit))
    return { file, text }
  })
  try {
    const changed = edits.map(({ file }) => file)
    for (const [tier, project] of [
      ['land', 'unit'],
      ['land', 'integration'],
      ['full', 'integration'],
    ] as const) {
      if (unit && project !== 'unit') break
      const test = failingTest(tier, project, changed)
      if (test) return { tier, test }
    }
    return { tier: 'none', test: '' }
  } finally {
    // The last first: a file may be edited twice.
    for (const { file, text } of files.reverse()) writeFileSync(file, text)
  }
}

function failingTest(tier: Tier, project: string, changed: string[]): string | undefined {
  const which = project === 'unit' ? changed.map(unitFolder) : testsFor(changed)
  if (which.length === 0) return undefined
  const args = [
    'run',
    ...which,
    '--bail=1',
    '--project',
    project,
    ...(tier === 'land' ? ['--tags-filter=!full'] : []),
  ]
  const { stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    [...args, '--passWithNoTests'],
    {
      cwd: checkout,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
      env: {
        ...process.env,
        TEST_TIER: tier,
        PERGOLA_GOLDEN_KEY: goldenKey,
        FORCE_COLOR: '0',
        NO_COLOR: '1',
      },
    },
  )
  return /^\s*FAIL\s+(.*)$/m.exec(stdout + stderr)?.[1]
}

/** A part of the product: what it does is often tested one folder above the file. */
function unitFolder(file: string): string {
  return `${dirname(file).split('/').slice(0, 2).join('/')}/`
}
