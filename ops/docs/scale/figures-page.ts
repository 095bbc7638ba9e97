import { table } from '../table.ts'
import { MEASURED, OTHERS, PRICES } from './figures.ts'
import { type Load, type Need, need } from './plan.ts'

/** The store is designed for a hundred times this load. */
export const ONE: Load = {
  views: 500,
  hitRatio: 0.85,
  searches: 0.03,
  eventsPerView: 20,
  apps: 30_000,
  packageBytesPerView: 1_500_000,
  average: 0.2,
  keepDays: 90,
  logHours: 6,
}

const times = (factor: number): Load => ({ ...ONE, views: ONE.views * factor, apps: ONE.apps * factor })

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

type Line = [string, (load: Load, need: Need) => number]
const LINES: Line[] = [
  ['Page views per second', load => load.views],
  ['Pages rendered per second', load => load.views * (1 - load.hitRatio)],
  ['Events per second', load => load.views * load.eventsPerView],
  ['Apps', load => load.apps],
  ['Edge cores', (_, { cores }) => cores.edge],
  ['Web cores, pages', (_, { cores }) => cores.web],
  ['Web cores, `/collect`', (_, { cores }) => cores.collect],
  ['PostgreSQL cores', (_, { cores }) => cores.database],
  ['NATS cores, three servers', (_, { cores }) => cores.log],
  ['ClickHouse and analytics cores', (_, { cores }) => cores.clickhouse],
  ['PostgreSQL disk with a replica, GB', (_, { disks }) => disks.databaseGb],
  ['Event stream, GB', (_, { disks }) => disks.logGb],
  ['ClickHouse disk, GB', (_, { disks }) => disks.clickhouseGb],
  ['Outgoing Gbit/s, mostly packages', (_, { gigabits }) => gigabits],
  ['Thousand yuan per month', (_, { yuan }) => yuan / 1000],
]

/** Returns docs/reference/figures.md. */
export function figuresPage(): string {
  const loads = [1, 10, 100].map(times)
  const m = MEASURED
  return `# Figures

Measured capacity and latency, and the hardware that a load needs, for capacity planning. All figures are from two shared virtual cores.

## Capacity of one core

Measured on 2026-11-15. Plan with half of it.

${table(
  ['what', 'result', 'command'],
  [
    ['Edge hits', `${number(m.hits)} per second, ${number(m.pageBytes)} bytes each`, '`bench:ssr`'],
    [
      'Pages rendered',
      `${number(m.misses)} per second, ${m.missDatabaseMs} ms of database CPU each`,
      '`bench:ssr`, `bench:data`',
    ],
    ['Searches with 1 million apps', `${m.searchMs} ms of database CPU each`, '`bench:search`'],
    ['Events collected', `${number(m.collected)} per second`, '`bench:events`'],
    [
      'Events stored',
      `${number(m.stored)} per second; ${m.rowBytes} bytes each, ${m.logBytes} in the stream`,
      '`bench:events`',
    ],
    [
      'PostgreSQL',
      `${m.millionAppsGb} GB for 1 million apps with versions, comments and search`,
      '`bench:data`, `bench:search`',
    ],
    ['Packages', `${number(m.packageBytes / 1e6)} MB per second`, '`bench:packages`'],
  ],
)}

## Latency and cost

${table(
  ['what', 'result', 'command', 'date'],
  OTHERS.map(([what, result, command, date]) => [what, result, `\`${command}\``, date]),
)}

## Hardware for a load

The basic load (1 ×) has these assumptions. To plan your own, change \`ONE\` in \`ops/docs/scale/figures-page.ts\` and prices in \`figures.ts\`, and run \`npm run docs\`.

- ${number(ONE.views)} page views per second at peak, a fifth of that on average; ${number(ONE.hitRatio * 100)} % are edge hits and ${number(ONE.searches * 100)} % uncached searches.
- ${ONE.eventsPerView} events and ${ONE.packageBytesPerView / 1e6} MB of packages per view.
- Events are kept for ${ONE.keepDays} days, in the stream for ${ONE.logHours} hours.

${table(
  ['need', '1 ×', '10 ×', '100 ×'],
  LINES.map(([name, value]) => [name, ...loads.map(load => number(value(load, need(load, m))))]),
)}

A month costs ${PRICES.core} yuan per core, ${PRICES.ssdGb} per GB of SSD and ${PRICES.trafficTb} per TB of traffic. What fails first as load grows: [scaling](../explanation/scaling.md).
`
}
