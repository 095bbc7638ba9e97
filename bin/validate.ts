import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { engines, ensurePackages } from '../ops/debian.ts'

/** What must hold before a change lands, in the order in which it fails soonest. */
const steps: [string, string, string[]][] = [
  ['types', 'tsc', ['-p', '.']],
  ['lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['build', 'node', ['bin/build.ts']],
  ['unit and integration', 'vitest', ['run']],
  ['e2e', 'playwright', ['test']],
]

ensurePackages([...engines, 'chromium'], console.log)
let passed = 0
let failed = 0
for (const [name, command, args] of steps) {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const { code, output } = await runStep(command, args)
  const tests = count(output)
  passed += tests.passed
  failed += tests.failed
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`)
  if (code !== 0) {
    failed = Math.max(failed, 1)
    break
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function runStep(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FORCE_COLOR: '0', RUNS_ALL: 'yes' },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
    process.stdout.write(chunk)
  })
  return new Promise((done, broken) => {
    child.once('error', broken)
    child.once('close', code => done({ code: code ?? 1, output }))
  })
}

/** Reads the closing lines of Vitest (`Tests  3 failed | 40 passed`) and Playwright (`12 passed (8s)`). */
function count(output: string): { passed: number; failed: number } {
  const tail = stripVTControlCharacters(output)
    .split('\n')
    .filter(line => /^\s*(Tests\s|\d+ (passed|failed)\b)/.test(line))
    .join(' ')
  const sum = (what: RegExp) => [...tail.matchAll(what)].reduce((total, match) => total + Number(match[1]), 0)
  return { passed: sum(/(\d+) passed/g), failed: sum(/(\d+) failed/g) }
}
