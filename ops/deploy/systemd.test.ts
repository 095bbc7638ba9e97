import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { nodeOptions } from '../../platform/node-options.ts'
import { readConfig } from '../../server/config.ts'
import { ENVIRONMENTS } from '../docs/settings-page.ts'
import { root } from '../settings.ts'

const folder = join(root, 'ops/deploy/systemd')
const units = new Map(
  readdirSync(folder)
    .filter(name => /\.(service|timer)$/.test(name))
    .map(name => [name, readFileSync(join(folder, name), 'utf8')]),
)
const services = [...units].filter(([name]) => name.endsWith('.service'))
const copies = mkdtempSync(join(tmpdir(), 'pergola-units-'))
afterAll(() => rmSync(copies, { recursive: true }))

/** As they would be installed, with Node where it is here. */
for (const [name, text] of units)
  writeFileSync(join(copies, name), text.replaceAll('/usr/local/bin/node', process.execPath))

const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })
// Debian has it; elsewhere this check is skipped and says so.
const noSystemd = analyze('--version').status !== 0

describe('units of systemd', () => {
  test.skipIf(noSystemd)('systemd finds nothing wrong with them', () => {
    const said = analyze('verify', '--man=no', ...[...units.keys()].map(name => join(copies, name)))
    expect([said.status, said.stderr]).toEqual([0, ''])
  })

  test.skipIf(noSystemd).each(services)('[SEC-4] %s can do little', name => {
    // Where sandboxes are made, namespaces can be.
    const max = units.get(name)?.includes('RestrictNamespaces=yes') ? 20 : 26
    const { status, stdout } = analyze('security', '--offline=true', `--threshold=${max}`, join(copies, name))
    expect(status, stdout.split('\n').at(-2)).toBe(0)
  })

  test.each(services)('[SEC-4] %s has no privileges, and no secret in it', (_, text) => {
    expect(text).toMatch(/^User=(?!root)[\w-]+$|^DynamicUser=yes$/m)
    expect(text).not.toMatch(/:\/\/|(KEY|PASSWORD|TOKEN)=/)
    expect(text).toMatch(/^EnvironmentFile=\/etc\/pergola\/\w+\.env$/m)
  })

  test('[SEC-4] no two parts that speak with others run as the same user', () => {
    const parts = ['web@', 'analytics', 'worker', 'console', 'signer', 'edge', 'backup']
    const users = parts.map(name => /^User=(.*)$/m.exec(units.get(`pergola-${name}.service`) ?? '')?.[1])
    expect(users).not.toContain(undefined)
    expect(new Set(users).size).toBe(parts.length)
  })

  test.each(services)('%s runs what there is, and stays unless a timer starts it', (name, text) => {
    const [, script] = /^ExecStart=\/usr\/local\/bin\/node (bin\/[\w-]+\.ts)/m.exec(text) ?? []
    if (script) expect(existsSync(join(root, script))).toBe(true)
    else expect(text).toMatch(/^ExecStart=\/usr\/sbin\/varnishd /m)
    if (units.has(name.replace('.service', '.timer'))) expect(text).toMatch(/^Type=oneshot$/m)
    else for (const line of [/^Restart=always$/m, /^TimeoutStopSec=\d+$/m]) expect(text).toMatch(line)
  })

  test.each(services.filter(([, text]) => text.includes('bin/node')))('%s runs Node as we do', (_, text) => {
    const options = nodeOptions(root).join(' ').replace(root, '/opt/pergola/current/')
    expect(text).toContain(`\nEnvironment="NODE_OPTIONS=${options}"\n`)
  })

  test.each(services)('%s names no setting that there is not', (_, text) => {
    const { scripts: _scripts, ...processes } = ENVIRONMENTS
    const known = Object.values(processes).flatMap(({ shape }) => Object.keys(shape))
    const set = [...text.matchAll(/^Environment=([^"].*)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map(word => word.split('=')[0]),
    )
    const said = [...text.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name)
    expect(
      [...set, ...said].filter(
        name => !known.includes(name ?? '') && !/^AF_|^NODE_OPTIONS$/.test(name ?? ''),
      ),
    ).toEqual([])
  })

  test('a web process has the time that its downloads may take', () => {
    const text = units.get('pergola-web@.service') ?? ''
    const { drainSeconds } = readConfig({
      DATABASE_URL: 'postgres://h/d',
      NATS_URL: 'nats://h',
      MEDIA_DIR: '/',
      IMAGE_CACHE_DIR: '/',
    })
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(drainSeconds + 10)
  })

  test('the edge is reloaded with what it runs', () => {
    const text = units.get('pergola-edge.service') ?? ''
    const [, work, program] = /-n (\S+) -f (\S+)/.exec(text) ?? []
    expect(text).toContain(`ExecReload=/usr/share/varnish/varnishreload -w 2 -n ${work} ${program}\n`)
  })
})
