import { type Figures, FULL, PRICES } from './figures.ts'

/** A load at its peak, and a catalogue. */
export interface Load {
  /** Page views a second. */
  views: number
  /** Of them, what the edge has. */
  hitRatio: number
  /** Of all views, those of search results that the edge does not have. */
  searches: number
  /** Events for each page view. */
  eventsPerView: number
  apps: number
  /** Package bytes for each page view. */
  packageBytesPerView: number
  /** What an average second is of a peak second. */
  average: number
  /** Events are kept for this many days, in the log for this many hours. */
  keepDays: number
  logHours: number
}

export interface Need {
  cores: { edge: number; web: number; collect: number; database: number; log: number; clickhouse: number }
  disks: { databaseGb: number; logGb: number; clickhouseGb: number }
  gigabits: number
  yuan: number
}

const DAY = 86_400
const GB = 1e9

/** Cores, disks, traffic and money that a load needs: for docs/reference/figures.md. */
export function need(load: Load, figures: Figures): Need {
  const { views, apps } = load
  const misses = views * (1 - load.hitRatio)
  const searches = views * load.searches
  const events = views * load.eventsPerView
  const cores = {
    edge: atLeast(2, views / figures.hits / FULL),
    web: atLeast(2, misses / figures.misses / FULL),
    collect: atLeast(1, events / figures.collected / FULL),
    database: atLeast(4, (misses * figures.missDatabaseMs + searches * figures.searchMs) / 1000 / FULL),
    // Three servers; the leader writes what it is given, the others the same again.
    log: atLeast(3, (3 * events) / (figures.collected * 3) / FULL),
    clickhouse: atLeast(2, events / figures.stored / FULL),
  }
  const perDay = events * load.average * DAY
  const disks = {
    // The primary and a replica.
    databaseGb: 2 * (20 + (apps / 1e6) * figures.millionAppsGb),
    logGb: (3 * perDay * figures.logBytes * load.logHours) / 24 / GB,
    clickhouseGb: (perDay * figures.rowBytes * load.keepDays) / GB,
  }
  const bytesPerView = figures.pageBytes + load.packageBytesPerView
  const traffic = (views * load.average * DAY * 30 * bytesPerView) / 1e12
  const sum = (values: object) =>
    Object.values(values).reduce((total: number, value: number) => total + value, 0)
  return {
    cores,
    disks,
    gigabits: (views * bytesPerView * 8) / 1e9,
    yuan: sum(cores) * PRICES.core + sum(disks) * PRICES.ssdGb + traffic * PRICES.trafficTb,
  }
}

const atLeast = (least: number, wanted: number) => Math.max(least, Math.ceil(wanted))
