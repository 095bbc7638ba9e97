import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../process.ts'
import { root } from '../settings.ts'
import { builtFiles } from './dist.ts'

/** What a build is made of: its texts, how it is made, and the packages in it. */
const SOURCES = [
  'web',
  'ui',
  'console',
  'rules',
  'contract',
  'bridge',
  'brand',
  'platform/brand',
  'ops/build',
  'vite.config.ts',
  'package-lock.json',
]

/** Rebuilds if sources changed, so that tests of the site need no build step. */
export function freshBuild(log: (line: string) => void): void {
  const sources = SOURCES.map(path => join(root, path))
  if (!isStale(builtFiles(), sources)) return
  // As by hand: a runner of tests says of itself that it is no production, and pages would be built for it.
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env
  log(run(process.execPath, [join(root, 'bin/build.ts')], { env }).trim())
}

/** Whether anything that a build leaves is missing, or older than anything that it is made of. */
export function isStale(built: string[], sources: string[]): boolean {
  if (!built.every(path => existsSync(path))) return true
  const since = Math.min(...built.map(changedAt))
  return sources.flatMap(withAllWithin).some(path => changedAt(path) > since)
}

const changedAt = (path: string) => statSync(path).mtimeMs

/** Folders too: one changes when a file in it comes or goes. Tests are no part of a build. */
function withAllWithin(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const within = readdirSync(path, { recursive: true, encoding: 'utf8' })
  return [path, ...within.filter(name => !/\.test\.tsx?$/.test(name)).map(name => join(path, name))]
}
