import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packRelease } from '../../ops/deploy/releases.ts'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { nodeOptions } from '../../platform/node-options.ts'

const work = mkdtempSync(join(tmpdir(), 'pergola-pack-'))
const release = join(work, 'release')
afterAll(() => rmSync(work, { recursive: true }))

/** What `npm ci --omit=dev` installs, without a registry. */
function installModules(): void {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 } as const
  const { stdout } = spawnSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], options)
  const modules = stdout.split('\n').flatMap(path => path.split(join(root, 'node_modules/'))[1] ?? [])
  run('cp', ['-al', '--parents', ...new Set(modules.map(path => `node_modules/${path}`)), release], {
    cwd: root,
  })
}

beforeAll(() => {
  packRelease(release)
  installModules()
})

// What services, timers and the pages of docs/how-to start.
const PROGRAMS = ['web', 'worker', 'console', 'analytics', 'signer', 'prepare', 'check', 'backup', 'restore']
const SCRIPTS = [
  'console-link',
  'compose-env',
  'edge-vcl',
  'front-cfg',
  'command',
  'import',
  'purge',
  'ranks',
]

test.each([...PROGRAMS, ...SCRIPTS])('a packed release has all that %s loads', name => {
  const options = { cwd: work, encoding: 'utf8', env: { PATH: process.env.PATH }, timeout: 30_000 } as const
  const { stderr } = spawnSync(
    process.execPath,
    [...nodeOptions(release), join(release, `bin/${name}.ts`), '--no-such-option'],
    options,
  )
  // It ends at its settings or options, which are read after everything is loaded.
  expect(stderr).not.toMatch(/ERR_MODULE_NOT_FOUND|SyntaxError|Cannot find/)
  expect(stderr).toMatch(/Invalid settings|Unknown option|no-such-option|Name |Usage/)
})

test('nothing that is there is packed over', () => {
  expect(() => packRelease(release)).toThrow('exists already')
})
