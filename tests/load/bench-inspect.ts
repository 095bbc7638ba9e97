// Seconds and memory that it takes to say who signed a large package: ours beside AOSP's verifier, in turn.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensurePackages } from '../../ops/engines/debian.ts'
import { writeLargePackage } from './inspect/large-package.ts'
import { memoryOf, processorOf } from './packages/process-use.ts'
import { interleave } from './rounds.ts'

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, megabytes: { type: 'string', default: '200' } },
})
const aims = { seconds: 3, megabytes: 200 }
const LOOK_EVERY = 20

ensurePackages(['apksigner'], console.log)
const folder = mkdtempSync(join(tmpdir(), 'pergola-inspect-'))
const path = join(folder, 'large.apk')
const max: Record<string, number> = {}
const spent: Record<string, number> = {}
try {
  writeLargePackage(path, Number(options.megabytes))
  const jar = '/usr/share/java/apksigner.jar'
  const verifier = new URL('inspect/verify.ts', import.meta.url).pathname
  const ours = (minSdk: number) => () =>
    seconds(`ours from ${minSdk}`, process.execPath, [verifier, path, String(minSdk)])
  const theirs = (minSdk: number) => () =>
    seconds(`apksigner from ${minSdk}`, 'java', [
      '-jar',
      jar,
      'verify',
      '--min-sdk-version',
      String(minSdk),
      path,
    ])
  // From 23 on v1 is read too, and with it each file by itself.
  const found = await interleave(
    {
      'ours from 24': ours(24),
      'apksigner from 24': theirs(24),
      'ours from 23': ours(23),
      'apksigner from 23': theirs(23),
    },
    Number(options.rounds),
  )
  console.log(`${options.megabytes} MB, medians of ${options.rounds} rounds; a process each, with its start:`)
  for (const [name, value] of Object.entries(found)) {
    const missed = name.startsWith('ours') && (value > aims.seconds || (max[name] ?? 0) > aims.megabytes)
    const used = `${value.toFixed(2).padStart(8)} s, ${spent[name]?.toFixed(2)} of processor, ${max[name]} MB`
    console.log(`  ${name.padEnd(20)}${used}${missed ? '  missed' : ''}`)
  }
  console.log(`  aim: ${aims.seconds} s and ${aims.megabytes} MB`)
} finally {
  rmSync(folder, { recursive: true })
}

async function seconds(name: string, command: string, args: string[]): Promise<number> {
  const started = performance.now()
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const look = setInterval(() => {
    if (child.exitCode !== null || !child.pid) return
    max[name] = Math.max(max[name] ?? 0, memoryOf(child.pid).max || 0)
    spent[name] = processorOf(child.pid)
  }, LOOK_EVERY)
  const [code] = await once(child, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return (performance.now() - started) / 1000
}
