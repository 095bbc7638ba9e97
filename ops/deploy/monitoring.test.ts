import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createAnalyticsMetrics } from '../../analytics/metrics.ts'
import { createSignerMetrics } from '../../catalogue/commands/signed-heads/metrics.ts'
import { createWorkerMetrics } from '../../catalogue/worker/metrics.ts'
import { createConsoleMetrics } from '../../console/server/metrics.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { run } from '../process.ts'
import { root } from '../settings.ts'

const dir = join(root, 'ops/deploy/monitoring')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const rules = read('ops/deploy/monitoring/rules.yml')

const noPromtool = spawnSync('promtool', ['--version']).error !== undefined
if (noPromtool) console.warn('promtool is not there (Debian: prometheus): rules are not tried')

test.skipIf(noPromtool)('Prometheus takes configuration and rules, and each fault raises its alert', () => {
  run('promtool', ['check', 'config', join(dir, 'prometheus.yml')])
  run('promtool', ['check', 'rules', '--lint-fatal', join(dir, 'rules.yml')])
  run('promtool', ['test', 'rules', join(dir, 'rules.cases.yml')])
})

test('every alert has a runbook, and every runbook an alert', () => {
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const links = [...rules.matchAll(/runbook: docs\/how-to\/runbooks\.md#(\w+)/g)].map(([, anchor]) => anchor)
  const sections = [...read('docs/how-to/runbooks.md').matchAll(/^## (\w+)$/gm)].map(([, name]) => name)
  expect(links).toEqual(alerts.map(name => name?.toLowerCase()))
  expect(sections.toSorted()).toEqual(alerts.toSorted())
})

test('rules, dashboard and documents name only numbers that a process has', async () => {
  const web = createMetrics()
  web.watchPages(() => 0)
  web.watchWaiting(() => 0)
  web.watchMemory(() => ({ found: 0, missing: 0 }))
  const analytics = createAnalyticsMetrics(
    async () => ({ waiting: 0, taken: 0 }),
    async () => 0,
  )
  const worker = createWorkerMetrics({
    outbox: async () => ({ waiting: 0, oldestSeconds: 0 }),
    staleDocuments: async () => 0,
    waitingPictures: async () => 0,
    fileRoundSeconds: async () => 0,
    repositories: async () => [],
  })
  const signer = createSignerMetrics({ behindSeconds: () => 0, isBroken: () => false, signedHead: () => 0 })
  const known = [web, analytics, worker, signer, createConsoleMetrics()]
    .flatMap(({ registry }) => registry.getMetricsAsArray())
    .map(({ name }) => name)
  for (const file of [
    'ops/deploy/monitoring/rules.yml',
    'ops/deploy/monitoring/dashboard.json',
    'docs/how-to/monitor.md',
    'docs/how-to/runbooks.md',
  ]) {
    const named = [...read(file).matchAll(/\b(?:pergola|nodejs)_[a-z\d_]*[a-z\d]/g)].map(([name]) => name)
    const unknown = named.filter(name => !known.includes(name.replace(/_(count|bucket)$/, '')))
    expect([file, unknown]).toEqual([file, []])
    expect(named.length).toBeGreaterThan(0)
  }
})
