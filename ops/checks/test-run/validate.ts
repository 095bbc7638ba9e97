import { spawn } from 'node:child_process'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupPackages, engines, ensurePackages, testPackages, tlsPackages } from '../../engines/debian.ts'
import { run } from '../../process.ts'
import { root } from '../../settings.ts'
import { overBudget } from './costs/budget.ts'
import { readCosts } from './costs/file-cost.ts'
import { printCosts } from './costs/print-costs.ts'
import { watchSlowdown } from './costs/slowdown.ts'
import { machineBusy } from './machine-busy.ts'
import { quarantine } from './quarantine.ts'
import { readResults } from './result.ts'
import { summarize } from './summary.ts'
import { type Tier, tier } from './tier.ts'

interface Step {
  name: string
  command: string
  args: string[]
  /** Whether its tests can be divided among machines. */
  shards?: true
  /** More arguments where another chain runs beside it. */
  besides?: string[]
}

const vitest = (project: string): Step => ({
  name: project,
  command: 'vitest',
  args: [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=./ops/checks/test-run/vitest-reporter.ts',
    // Vitest takes it from the command line alone.
    ...(tier === 'land' ? ['--tags-filter=!full'] : []),
  ],
  shards: true,
})

/** One after the other. */
type Chain = Step[]

/** What a change must hold to, one group after the other. The chains of a group run at the same time. */
const GROUPS: Chain[][] = [
  [
    [{ name: 'types', command: 'tsc', args: ['-b', '--force'] }],
    [{ name: 'lint', command: 'npm', args: ['run', '--silent', 'lint'] }],
    [{ name: 'build', command: 'node', args: ['bin/build.ts'] }],
    [{ name: 'golden stores', command: 'node', args: ['tests/support/golden/make-all.ts'] }],
    [{ name: 'old browsers', command: 'node', args: ['tests/support/fetch-old-chromium.ts'] }],
  ],
  // Integration tests wait for engines much of the time, in which others can compute.
  [
    [
      { ...vitest('unit'), besides: ['--maxWorkers=1'] },
      {
        name: 'e2e',
        command: 'playwright',
        args: ['test', '--reporter=list,html,./ops/checks/test-run/playwright-reporter.ts'],
        shards: true,
        besides: ['--workers=1'],
      },
    ],
    [vitest('integration')],
  ],
]

const CHECKS = new Set(GROUPS[0]?.flat().map(({ name }) => name))

const PACKAGES = [...engines, ...tlsPackages, ...backupPackages, ...testPackages]

export interface Selection {
  /** Names of steps; none: all of them. */
  only: string[]
  /** A part of their tests, as `1/3`. */
  shard?: string | undefined
}

/** Returns the groups of chains to run, in order. Where seconds are judged, nothing runs beside a test. */
export function selectSteps({ only, shard }: Selection, tier: Tier): Chain[][] {
  const known = GROUPS.flat(2).map(({ name }) => name)
  const unknown = only.filter(name => !known.includes(name))
  if (unknown.length > 0) throw new Error(`Unknown step: ${unknown.join(', ')}. Steps: ${known.join(', ')}`)
  const part = (step: Step): Step =>
    shard && step.shards ? { ...step, args: [...step.args, `--shard=${shard}`] } : step
  const isChosen = ({ name }: Step) => only.length === 0 || only.includes(name)
  const groups = GROUPS.map(group =>
    group.map(chain => chain.filter(isChosen).map(part)).filter(chain => chain.length > 0),
  ).filter(group => group.length > 0)
  if (tier === 'land') return groups.map(shareMachine)
  return groups.flatMap((group, n) => (n === 0 ? [group] : group.map(chain => [chain])))
}

const shareMachine = (group: Chain[]): Chain[] =>
  group.length === 1
    ? group
    : group.map(chain => chain.map(step => ({ ...step, args: [...step.args, ...(step.besides ?? [])] })))

/** Runs a tier, or some of its steps, and prints its summary; returns the exit code. */
export async function runValidation(selection: Selection): Promise<number> {
  const groups = selectSteps(selection, tier)
  ensurePackages(PACKAGES, console.log)
  const dir = mkdtempSync(join(tmpdir(), 'pergola-validate-'))
  try {
    return await validateIn(dir, tier, groups)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

async function validateIn(dir: string, tier: Tier, groups: Chain[][]): Promise<number> {
  const files = { TEST_RESULTS: join(dir, 'results'), TEST_COSTS: join(dir, 'costs') }
  for (const file of Object.values(files)) writeFileSync(file, '')
  // Node starts some hundred times: what it compiled is kept for the run. Engines run as other users, and keep theirs too.
  const compiled = join(dir, 'compiled')
  mkdirSync(compiled)
  chmodSync(dir, 0o755)
  chmodSync(compiled, 0o1777)
  const commit = (format: string) => run('git', ['log', '-1', `--format=${format}`], { cwd: root }).trim()
  const env = {
    ...process.env,
    ...files,
    TEST_TIER: tier,
    SAMPLE_SEED: process.env.SAMPLE_SEED ?? commit('%H'),
    FORCE_COLOR: '0',
    NODE_COMPILE_CACHE: compiled,
    // A run that goes on past midnight makes no golden store again.
    PERGOLA_GOLDEN_DAY: new Date().toISOString().slice(0, 10),
  }
  console.log(`tier ${tier}; SAMPLE_SEED=${env.SAMPLE_SEED} repeats its samples`)
  const slowdown = watchSlowdown()
  const busy = tier === 'full' ? await machineBusy() : () => undefined

  const failedSteps: string[] = []
  for (const group of groups) {
    failedSteps.push(...(await Promise.all(group.map(chain => runChain(chain, env)))).flat())
    // Tests of what isn't built say nothing; of tests, all are worth knowing.
    if (failedSteps.some(name => CHECKS.has(name))) break
  }

  const results = readResults(files.TEST_RESULTS)
  const costs = readCosts(files.TEST_COSTS)
  // For npm run test:times.
  mkdirSync(join(root, 'test-results'), { recursive: true })
  copyFileSync(files.TEST_COSTS, join(root, 'test-results/costs.jsonl'))
  printCosts(costs.slice(0, 20))
  const slowed = slowdown()
  console.log(`a processor second was worth ${(1 / slowed).toFixed(2)} of an idle machine`)
  const overspent = tier === 'land' ? overBudget(costs, slowed) : []
  // A step may fail without a failed test, as the first three have none.
  if (failedSteps.length > 0 && !results.some(({ outcome }) => outcome === 'failed'))
    results.push(...failedSteps.map(name => ({ name, outcome: 'failed' }) as const))
  const { lines, failed } = summarize([...results, ...overspent], { quarantine, day: commit('%cs') })
  const notJudged = busy()
  if (notJudged) console.log(`\nnot judged: ${notJudged}`)
  console.log(`\n${lines.join('\n')}`)
  return failed === 0 && failedSteps.length === 0 && !notJudged ? 0 : 1
}

/** Returns the names of the steps that failed; those after the first one don't run. */
async function runChain(chain: Chain, env: NodeJS.ProcessEnv): Promise<string[]> {
  for (const step of chain) if ((await runStep(step, env)) !== 0) return [step.name]
  return []
}

async function runStep({ name, command, args }: Step, env: NodeJS.ProcessEnv): Promise<number> {
  const started = Date.now()
  console.log(`\n── ${name}`)
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env })
  const code = await new Promise<number>((done, broken) => {
    child.once('error', broken)
    child.once('close', code => done(code ?? 1))
  })
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s`)
  return code
}
