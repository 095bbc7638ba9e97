import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupPackages, engines, ensurePackages, packageTools, tlsPackages } from '../ops/debian.ts'
import { closingWords } from '../ops/test-run/closing-words.ts'
import { knownFlaky } from '../ops/test-run/known-flaky.ts'
import { readResults } from '../ops/test-run/result.ts'

/** What must hold before a change lands, in the order in which it fails soonest. */
const steps: [string, string, string[]][] = [
  ['types', 'tsc', ['-b', '--force']],
  ['lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['build', 'node', ['bin/build.ts']],
  [
    'unit and integration',
    'vitest',
    ['run', '--reporter=default', '--reporter=./ops/test-run/vitest-reporter.ts'],
  ],
  ['e2e', 'playwright', ['test', '--reporter=list,./ops/test-run/playwright-reporter.ts']],
]

ensurePackages(
  [
    ...engines,
    ...tlsPackages,
    ...backupPackages,
    ...packageTools,
    'systemd',
    'prometheus',
    'chromium',
    'chromium-headless-shell',
  ],
  console.log,
)
const dir = mkdtempSync(join(tmpdir(), 'pergola-validate-'))
const resultFile = join(dir, 'results')
// Node starts some hundred times: what it compiled is kept for the run. Engines, which are other users, keep theirs too.
const compiled = join(dir, 'compiled')
mkdirSync(compiled)
chmodSync(dir, 0o755)
chmodSync(compiled, 0o1777)
writeFileSync(resultFile, '')
let ended = ''
for (const [name, command, args] of steps) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const code = await runStep(command, args)
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`)
  if (code !== 0) {
    ended = name
    break
  }
}
const results = readResults(resultFile)
rmSync(dir, { recursive: true })
// A step that fails without a test that does, as the first three have none, has failed all the same.
if (ended && !results.some(({ outcome }) => outcome === 'failed'))
  results.push({ name: ended, outcome: 'failed' })
const { lines, failed } = closingWords(results, knownFlaky)
console.log(`\n${lines.join('\n')}`)
process.exit(failed === 0 ? 0 : 1)

function runStep(command: string, args: string[]): Promise<number> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      FORCE_COLOR: '0',
      RUNS_ALL: 'yes',
      TEST_RESULTS: resultFile,
      NODE_COMPILE_CACHE: compiled,
    },
  })
  return new Promise((done, broken) => {
    child.once('error', broken)
    child.once('close', code => done(code ?? 1))
  })
}
