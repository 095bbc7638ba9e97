import { MEASURED } from './figures.ts'
import { type Load, type Need, need } from './plan.ts'

/** A hundred times of it is what the store is drawn for. */
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
  ['page views a second', load => load.views],
  ['pages made a second', load => load.views * (1 - load.hitRatio)],
  ['events a second', load => load.views * load.eventsPerView],
  ['apps', load => load.apps],
  ['edge cores', (_, { cores }) => cores.edge],
  ['web cores, pages', (_, { cores }) => cores.web],
  ['web cores, /collect', (_, { cores }) => cores.collect],
  ['PostgreSQL cores', (_, { cores }) => cores.database],
  ['NATS cores, of three servers', (_, { cores }) => cores.log],
  ['ClickHouse and analytics cores', (_, { cores }) => cores.clickhouse],
  ['PostgreSQL disk with a replica, GB', (_, { disks }) => disks.databaseGb],
  ['log, GB', (_, { disks }) => disks.logGb],
  ['ClickHouse disk, GB', (_, { disks }) => disks.clickhouseGb],
  ['Gbit a second out, most of it packages', (_, { gigabits }) => gigabits],
  ['yuan a month, thousands', (_, { yuan }) => yuan / 1000],
]

/** docs/scale.md: the template with the table of 1, 10 and 100 times the load, and the figures it rests on. */
export function scaleDocs(template: string): string {
  const loads = [1, 10, 100].map(times)
  const rows = LINES.map(
    ([name, value]) =>
      `| ${name} | ${loads.map(load => number(value(load, need(load, MEASURED)))).join(' | ')} |`,
  )
  const table = ['| | 1 × | 10 × | 100 × |', '| --- | ---: | ---: | ---: |', ...rows].join('\n')
  return template.replace('{{table}}', table).replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = Object.entries({ ...MEASURED, ...ONE }).find(([key]) => key === name)?.[1]
    if (value === undefined) throw new Error(`${name} is no figure`)
    return number(value)
  })
}
