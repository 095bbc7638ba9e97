// Seconds and memory that it takes to read a repository as large as F-Droid's own: as a whole, and by its changes.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ann } from '../support/packages/small-packages.ts'
import { type RepositoryFiles, sum } from '../support/repositories/make-repository.ts'
import { serveRepository } from '../support/repositories/serve-repository.ts'
import { largeRepositories } from './import/large-repository.ts'
import { memoryOf } from './packages/process-use.ts'
import { interleave } from './rounds.ts'

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const aims = { seconds: 10, megabytes: 500 }
const LOOK_EVERY = 20
const THEN = Date.UTC(2026, 9, 1)

const pinned = createHash('sha256').update(ann.certificate).digest('hex')
const folder = mkdtempSync(join(tmpdir(), 'pergola-import-'))
const kept = join(folder, 'index.json')
const served = await serveRepository()
const max: Record<string, number> = {}
try {
  const { first, second } = largeRepositories(THEN)
  const text = first.get('/index-v2.json') ?? Buffer.alloc(0)
  writeFileSync(kept, text)
  const held = JSON.stringify({ timestamp: THEN, sha256: sum(text), address: 'https://apps.example/repo' })
  const now = String(THEN + 2 * 86_400_000)
  const found = await interleave(
    {
      whole: () => seconds('whole', first, ['index', now]),
      changes: () => seconds('changes', second, ['diff', now, held, kept]),
    },
    Number(options.rounds),
  )
  console.log(
    `${Math.round(text.length / 1e6)} MB, medians of ${options.rounds} rounds; a process each, with its start:`,
  )
  for (const [name, value] of Object.entries(found)) {
    const missed = value > aims.seconds || (max[name] ?? 0) > aims.megabytes
    console.log(
      `  ${name.padEnd(10)}${value.toFixed(2).padStart(8)} s, ${max[name]} MB${missed ? '  missed' : ''}`,
    )
  }
  console.log(`  aim: ${aims.seconds} s and ${aims.megabytes} MB`)
} finally {
  await served.close()
  rmSync(folder, { recursive: true })
}

async function seconds(name: string, files: RepositoryFiles, args: string[]): Promise<number> {
  served.serve(files)
  const reader = new URL('import/read.ts', import.meta.url).pathname
  const started = performance.now()
  const child = spawn(process.execPath, [reader, served.address, pinned, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const look = setInterval(() => {
    if (child.exitCode === null && child.pid)
      max[name] = Math.max(max[name] ?? 0, memoryOf(child.pid).max || 0)
  }, LOOK_EVERY)
  const [code] = await once(child, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return (performance.now() - started) / 1000
}
