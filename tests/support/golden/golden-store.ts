import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { run } from '../../../ops/process.ts'
import { root } from '../../../ops/settings.ts'
import { goldenKey } from './golden-key.ts'
import { setPassword } from './passwords.ts'

/** What a test store holds; `none`: migrated tables without a row; `suites`: what test files copy their databases from. */
export type Catalogue = 'none' | 'fixture' | 'demo' | 'suites'

/** In the store for suites: a database with the rows of the demo, beside the one with the fixture's. */
export const DEMO_DATABASE = 'demo'

/** The folders of a store that are copied. Everything else, keys and logs among it, belongs to one store. */
const COPIED = ['postgres/data', 'media']

const cacheDir = () => process.env.PERGOLA_GOLDEN_DIR ?? join(root, 'node_modules/.cache/golden-stores')
/** An older store of other sources may still be in use by another run. */
const MIN_AGE_MS = 3_600_000

/** Hashed once per process: it reads a thousand files, and must not change with the day between a look and a copy. */
let key: string | undefined

export function goldenPath(catalogue: Catalogue): string {
  // Runs with planted faults use the stores of the code without them.
  key ??= process.env.PERGOLA_GOLDEN_KEY ?? goldenKey()
  return join(cacheDir(), `${catalogue}-${key}`)
}

export const hasGolden = (catalogue: Catalogue): boolean => existsSync(goldenPath(catalogue))

/** Fills an empty run directory from the golden store of this kind, and sets a password of its own. */
export function copyGolden(catalogue: Catalogue, runDir: string): void {
  // The demo's thousands of files are never written to, only removed: links to them cost a copy nothing.
  copyParts(goldenPath(catalogue), runDir, catalogue === 'demo' ? ['media'] : [])
  setPassword(runDir)
}

/**
 * Keeps a stopped store for later copies. It must hold no password: a copy sets its own. Two processes may make one at the same
 * time; the first to finish wins.
 */
export function keepGolden(catalogue: Catalogue, runDir: string): void {
  const path = goldenPath(catalogue)
  const dir = dirname(path)
  mkdirSync(dir, { recursive: true })
  const part = mkdtempSync(join(dir, 'part-'))
  copyParts(runDir, part)
  try {
    renameSync(part, path)
  } catch (error) {
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(path)) throw error
  }
  removeOthers(dir, catalogue, basename(path))
}

/** Keeps owners and holes: the demo's packages are 7.4 GB long and take 0.1 GB of disk. */
function copyParts(from: string, to: string, linked: string[] = []): void {
  for (const part of COPIED.filter(part => existsSync(join(from, part)))) {
    mkdirSync(join(to, part), { recursive: true })
    const [source, target] = [`${join(from, part)}/.`, join(to, part)]
    // No file is linked to another disk.
    const isLinked = linked.includes(part) && statSync(from).dev === statSync(to).dev
    run('cp', ['-a', isLinked ? '-l' : '--reflink=auto', source, target])
  }
}

function removeOthers(dir: string, catalogue: Catalogue, name: string): void {
  const others = readdirSync(dir).filter(other => other !== name && other.startsWith(`${catalogue}-`))
  for (const other of others.map(other => join(dir, other)))
    if (Date.now() - statSync(other).mtimeMs > MIN_AGE_MS) rmSync(other, { recursive: true, force: true })
}
