import { Counter, Histogram, type Registry } from 'prom-client'
import { createAnalyticsMetrics } from '../../analytics/metrics.ts'
import { createSignerMetrics } from '../../catalogue/commands/signed-heads/metrics.ts'
import { createWorkerMetrics } from '../../catalogue/worker/metrics.ts'
import { createConsoleMetrics } from '../../console/server/metrics.ts'
import { createMetrics } from '../../platform/observability/metrics.ts'
import { table } from './table.ts'

/** Returns docs/reference/metrics.md, from the metrics that each process registers. */
export function metricsPage(): string {
  const readers = new Map<string, string[]>()
  const lines = new Map<string, string[]>()
  for (const [process, registry] of Object.entries(registries()))
    for (const metric of registry.getMetricsAsArray()) {
      if (!metric.name.startsWith('pergola_')) continue
      readers.set(metric.name, [...(readers.get(metric.name) ?? []), process])
      lines.set(metric.name, [typeOf(metric), labelsOf(metric), metric.help])
    }
  const groups = Map.groupBy([...lines], ([name]) => readers.get(name)?.join(', ') ?? '')
  const sections = [...groups].map(
    ([processes, metrics]) =>
      `## ${processes}\n\n${table(
        ['metric', 'type', 'labels', 'what it measures'],
        metrics.map(([name, cells]) => [`\`${name}\``, ...cells]),
      )}\n`,
  )
  return `# Metrics

Prometheus metrics by process. Every process also has the default \`process_\` and \`nodejs_\` metrics of prom-client. Where to scrape them, and alerts: [monitor](../how-to/monitor.md).

${sections.join('\n')}`
}

function registries(): Record<string, Registry> {
  const web = createMetrics()
  web.watchPages(() => 0)
  web.watchWaiting(() => 0)
  web.watchMemory(() => ({ found: 0, missing: 0 }))
  const none = async () => 0
  return {
    web: web.registry,
    console: createConsoleMetrics().registry,
    worker: createWorkerMetrics({
      outbox: async () => ({ waiting: 0, oldestSeconds: 0 }),
      staleDocuments: none,
      waitingPictures: none,
      fileRoundSeconds: none,
      repositories: async () => [],
    }).registry,
    analytics: createAnalyticsMetrics(async () => ({ waiting: 0, taken: 0 }), none).registry,
    signer: createSignerMetrics({ behindSeconds: () => 0, isBroken: () => false, signedHead: () => 0 })
      .registry,
  }
}

type Metric = ReturnType<Registry['getMetricsAsArray']>[number]

const typeOf = (metric: Metric) =>
  metric instanceof Counter ? 'counter' : metric instanceof Histogram ? 'histogram' : 'gauge'

const labelsOf = (metric: Metric) =>
  'labelNames' in metric && Array.isArray(metric.labelNames)
    ? metric.labelNames.map(label => `\`${label}\``).join(', ')
    : ''
