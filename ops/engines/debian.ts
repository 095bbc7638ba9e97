import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../process.ts'
import packages from './debian-packages.json' with { type: 'json' }

/** JSON, so that a shell can install them before there is a Node that runs TypeScript (.ci/run). */
export const {
  engines,
  /** To serve visitors over HTTPS. */
  tls: tlsPackages,
  backup: backupPackages,
  /** For high availability. */
  many: manyPackages,
  /** Browsers, Android's own tools, a virus scanner, an F-Droid server, and what reads our units and alerts. */
  tests: testPackages,
} = packages

/** Installs the Debian packages that this machine lacks. */
export function ensurePackages(names: string[], log: (line: string) => void): void {
  const missing = names.filter(name => !isInstalled(name))
  if (missing.length > 0) install(missing, log)
}

function install(missing: string[], log: (line: string) => void): void {
  const command = ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...missing]
  if (process.getuid?.() !== 0) throw new Error(`This machine lacks packages. Run: sudo ${command.join(' ')}`)
  log(`installing ${missing.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', '-q'], { env })
  run('apt-get', command.slice(1), { env })
}

function isInstalled(name: string): boolean {
  // Any server of a version we support will do, under whatever package name it came.
  if (name === 'postgresql') return postgresFolder() !== undefined
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg's own placeholder.
  const asked = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status}', name], { encoding: 'utf8' })
  return asked.stdout === 'installed'
}

/** A program of that folder. */
export function postgresTool(name: string): string {
  const folder = postgresFolder()
  if (folder === undefined) throw new Error('PostgreSQL 15 or later is not installed')
  return join(folder, name)
}

/** The folder with initdb and pg_ctl of the newest PostgreSQL, 15 or later. */
export function postgresFolder(): string | undefined {
  const base = '/usr/lib/postgresql'
  if (!existsSync(base)) return undefined
  const newest = readdirSync(base)
    .map(Number)
    .filter(version => version >= 15 && existsSync(join(base, String(version), 'bin/initdb')))
    .sort((a, b) => b - a)[0]
  return newest === undefined ? undefined : join(base, String(newest), 'bin')
}
