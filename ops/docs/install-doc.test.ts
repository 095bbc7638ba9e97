import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAnalyticsConfig } from '../../analytics/config.ts'
import { readWorkerConfig } from '../../catalogue/worker/config.ts'
import { readConsoleConfig } from '../../console/server/config.ts'
import { readConfig } from '../../server/config.ts'
import { composeEnvironment } from '../deploy/compose-env.ts'
import { backupPackages, engines, tlsPackages } from '../engines/debian.ts'
import { frontConfig, ownCertificate } from '../engines/front.ts'
import { run } from '../process.ts'
import { root } from '../settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/how-to/install-on-one-machine.md')
const keys = mkdtempSync(join(tmpdir(), 'pergola-install-'))
afterAll(() => rmSync(keys, { recursive: true }))

/** What a process reads after the installation: its secrets, its file of settings, and its unit's own lines. */
function environmentOf(service: string, unit = service): Record<string, string> {
  const [, settings = ''] =
    new RegExp(`^cat > /etc/pergola/${service}.conf <<'CONF'\n(.*?)^CONF$`, 'ms').exec(page) ?? []
  const lines = [
    ...read(`ops/deploy/systemd/pergola-${unit}.service`).matchAll(/^Environment=(.*)$/gm),
  ].flatMap(([, line = '']) => line.replaceAll('%i', '3000').split(' '))
  const set = [...settings.trim().split('\n'), ...lines].map(line => line.split(/=(.*)/s).slice(0, 2))
  // The brand is copied from the repository's.
  return { ...composeEnvironment(keys)[service], ...Object.fromEntries(set), STORE_DIR: '' }
}

test('the page installs every package that a store needs', () => {
  const [, installed = ''] = /^apt-get install (.*)$/m.exec(page) ?? []
  const needed = [...engines, ...tlsPackages, ...backupPackages]
  expect(needed.filter(name => !installed.split(' ').includes(name))).toEqual([])
})

test('every process starts with the settings that the page writes', () => {
  const web = readConfig(environmentOf('web', 'web@'))
  const console = readConsoleConfig(environmentOf('console'))
  const worker = readWorkerConfig(environmentOf('worker'))
  const analytics = readAnalyticsConfig(environmentOf('analytics'))
  expect(worker.edges).toEqual(web.edges.map(({ url }) => url))
  expect(worker.probes.edges).toHaveLength(1)
  expect(console.site.publicOrigin).toBe(web.publicOrigin)
  expect(console.analytics?.url).toBe(`http://${analytics.listen.host}:${analytics.listen.port}`)
  expect(analytics.keepDays).toBe(web.keepDays)
  // HAProxy forwards to it, and Prometheus reads its metrics.
  expect(page).toContain(`server console ${console.listen.host}:${console.listen.port}`)
  expect(page).toContain(`bind :${new URL(console.origin).port} ssl`)
  const scraped = read('ops/deploy/monitoring/prometheus.yml')
  for (const { metrics } of [web, console.site])
    expect(scraped).toContain(`'${metrics?.host}:${metrics?.port}'`)
})

const noHaproxy = spawnSync('haproxy', ['-v']).error !== undefined
if (noHaproxy) console.warn('haproxy is not installed: the configuration of the page is not checked')

test.skipIf(noHaproxy)('HAProxy takes the site and the console together', () => {
  const unavailablePage = join(keys, 'unavailable.html')
  writeFileSync(unavailablePage, '<!doctype html><title>Unavailable</title>')
  const certificate = ownCertificate(keys, 'store.example')
  const [, forConsole = ''] = /^cat > \/etc\/haproxy\/console\.cfg <<'CONF'\n(.*?)^CONF$/ms.exec(page) ?? []
  const config = frontConfig({
    listen: ':443',
    tls: { certificate, listenPlain: ':80' },
    edges: ['127.0.0.1:8082'],
    publicOrigin: 'https://store.example',
    unavailablePage,
    asUser: undefined,
  })
  expect(forConsole).toContain('/etc/ssl/console.pem')
  const file = join(keys, 'haproxy.cfg')
  writeFileSync(file, `${config}\n${forConsole.replace('/etc/ssl/console.pem', certificate)}`)
  run('haproxy', ['-c', '-f', file])
})

test('a deploy writes the same programs as the installation', () => {
  const programs = (text: string) =>
    text.match(/node bin\/(?:edge-vcl|front-cfg|compose-env)\.ts .*/g)?.sort()
  expect(programs(read('docs/how-to/deploy-and-roll-back.md'))).toEqual(programs(page))
})
