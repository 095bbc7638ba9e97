import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../process.ts'
import { root } from '../settings.ts'
import { type Fault, faults, plant } from './faults.ts'

// npm run mutants [-- --only P1,P2]: plants each fault in a checkout of its own and runs the tests that load the changed file.
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values
const chosen = faults.filter(({ id }) => !only || only.split(',').includes(id))
const checkout = mkdtempSync(join(tmpdir(), 'pergola-mutants-'))
rmSync(checkout, { recursive: true })
run('git', ['worktree', 'add', '--detach', checkout, 'HEAD'], { cwd: root })
symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
const survivors: string[] = []
try {
  for (const fault of chosen) {
    const killer = killerOf(fault)
    if (!killer) survivors.push(fault.id)
    console.log(`${fault.id.padEnd(4)} ${killer ?? 'SURVIVED'}`)
  }
} finally {
  run('git', ['worktree', 'remove', '--force', checkout], { cwd: root })
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} faults are caught`)
process.exit(survivors.length === 0 ? 0 : 1)

/** Returns the first test that fails with the fault, unit tests first; undefined: none does. */
function killerOf({ edits }: Fault): string | undefined {
  const files = edits.map(edit => {
    const file = join(checkout, edit.file)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, plant(text, edit))
    return { file, text }
  })
  try {
    for (const project of ['unit', 'integration']) {
      const args = ['related', '--run', '--bail=1', '--project', project, ...files.map(({ file }) => file)]
      const { stdout } = spawnSync(join(root, 'node_modules/.bin/vitest'), args, {
        cwd: checkout,
        encoding: 'utf8',
        maxBuffer: 64 << 20,
        env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
      })
      const failed = /^\s*FAIL\s+(.*)$/m.exec(stdout)?.[1]
      if (failed) return failed
    }
    return undefined
  } finally {
    for (const { file, text } of files.reverse()) writeFileSync(file, text)
  }
}
