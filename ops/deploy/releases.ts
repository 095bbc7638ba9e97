import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { findPackageJSON } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { dist } from '../build/dist.ts'
import { run } from '../process.ts'
import { root, type Settings } from '../settings.ts'
import { removeTypes } from './remove-types.ts'

/** What a web, analytics or worker process runs, and what writes the edge's program. */
export const RELEASE_PARTS = [
  'analytics',
  'bin',
  'bridge',
  'brand',
  'catalogue',
  'console',
  'contract',
  'data',
  'dist',
  'ops',
  'platform',
  'rules',
  'server',
  'ui',
  'package.json',
  'package-lock.json',
]

const TESTS = /\.(?:test|test-support)\.\w+$/

/** Releases to which there is a way back. */
const KEEP_RELEASES = 5

/** A tab may be open for weeks, and asks for the files of its own release. */
const KEEP_ASSETS_MS = 30 * 86_400_000

/** Where npm has put them, for these sources or for a folder around them. */
const modules = dirname(dirname(findPackageJSON('fastify', import.meta.url) ?? ''))

const releasesIn = ({ runDir }: Settings) => join(runDir, 'releases')
const currentFile = (settings: Settings) => join(releasesIn(settings), 'current')

/** Built files of every release of the last weeks, for web processes of each. */
export const assetsOf = ({ runDir }: Settings) => join(runDir, 'assets')

/** A copy of the program as it is here now, built, which later changes don't reach; returns its folder. */
export function makeRelease(settings: Settings): string {
  const name = new Date().toISOString().replaceAll(/[^\dTZ]/g, '')
  const dir = join(releasesIn(settings), name)
  const unfinished = `${dir}.part`
  copyParts(unfinished)
  linkModules(unfinished)
  renameSync(unfinished, dir)
  return dir
}

/** The same for another machine, which installs the modules itself (npm ci --omit=dev). */
export function packRelease(dir: string): void {
  if (!existsSync(dist.assetList)) throw new Error('There is no build here: npm run build')
  if (existsSync(dir)) throw new Error(`${dir} exists already`)
  copyParts(dir)
}

function copyParts(dir: string): void {
  mkdirSync(dir, { recursive: true })
  for (const part of RELEASE_PARTS)
    cpSync(join(root, part), join(dir, part), { recursive: true, filter: path => !TESTS.test(path) })
  removeTypes(dir)
}

/** Links to the same files cost no room, and stay when npm puts others in their place. Across disks they are copied. */
function linkModules(dir: string): void {
  const isSameDisk = statSync(modules).dev === statSync(dir).dev
  run('cp', [isSameDisk ? '-al' : '-a', modules, join(dir, 'node_modules')])
}

/** Node itself may be one of the modules; then a release runs its own. */
export const nodeOf = (release: string) =>
  release !== root && process.execPath.startsWith(modules)
    ? join(release, 'node_modules', process.execPath.slice(modules.length))
    : process.execPath

/** The one that runs now; undefined before the first. */
export function currentRelease(settings: Settings): string | undefined {
  const file = currentFile(settings)
  return existsSync(file) ? join(releasesIn(settings), readFileSync(file, 'utf8')) : undefined
}

/** undefined: there is none of this name. */
export const releaseNamed = (settings: Settings, name: string): string | undefined =>
  releases(settings).find(dir => basename(dir) === name)

/** The one before the one that runs now; undefined: there is no way back. */
export function releaseBefore(settings: Settings): string | undefined {
  const current = currentRelease(settings)
  return releases(settings)
    .filter(dir => current !== undefined && dir < current)
    .at(-1)
}

/** From now on it is the one that runs; those too far back are removed. */
export function rememberRelease(settings: Settings, dir: string): void {
  writeFileSync(currentFile(settings), basename(dir))
  for (const old of releases(settings).slice(0, -KEEP_RELEASES)) {
    if (old !== dir) rmSync(old, { recursive: true })
  }
}

/** The oldest first. */
function releases(settings: Settings): string[] {
  const dir = releasesIn(settings)
  return (existsSync(dir) ? readdirSync(dir) : [])
    .filter(name => /^\d{8}T\d+Z$/.test(name))
    .sort()
    .map(name => join(dir, name))
}

/** Puts a release's built files beside those of earlier ones. Their names carry a mark of what is in them, so none is ever changed. */
export function keepAssets(to: string, release: string): void {
  const from = join(release, 'dist/assets')
  mkdirSync(to, { recursive: true })
  const now = new Date()
  for (const name of readdirSync(from)) {
    const kept = join(to, name)
    // Whole or not at all: a web process may be asked for it now.
    if (!existsSync(kept)) {
      copyFileSync(join(from, name), `${kept}.part`)
      renameSync(`${kept}.part`, kept)
    }
    utimesSync(kept, now, now)
  }
  for (const name of readdirSync(to)) {
    if (now.getTime() - statSync(join(to, name)).mtimeMs > KEEP_ASSETS_MS) rmSync(join(to, name))
  }
}
