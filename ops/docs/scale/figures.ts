/** Results of the benchmarks on two shared virtual cores, 2026-11-15. */
export interface Figures {
  /** Edge hits a second and core, and the bytes that one sends (`bench:ssr`). */
  hits: number
  pageBytes: number
  /** Pages made a second and web core, and the database's core time for one, in milliseconds (`bench:ssr`, `bench:data`). */
  misses: number
  missDatabaseMs: number
  /** Searches that reach the database: its core time for one, in milliseconds (`bench:search`). */
  searchMs: number
  /** Events a second and collector core; a second and ClickHouse core (`bench:events`). */
  collected: number
  stored: number
  /** Bytes of an event in the log, once, and in ClickHouse. */
  logBytes: number
  rowBytes: number
  /** Gigabytes of PostgreSQL for a million apps with their versions, comments and search (`bench:data`, `bench:search`). */
  millionAppsGb: number
  /** Package bytes a second and core (`bench:packages`). */
  packageBytes: number
}

export const MEASURED: Figures = {
  hits: 49_000,
  pageBytes: 14_000,
  misses: 428,
  missDatabaseMs: 0.7,
  searchMs: 10,
  collected: 165_000,
  stored: 50_000,
  logBytes: 360,
  rowBytes: 70,
  millionAppsGb: 16,
  packageBytes: 1_800_000_000,
}

/** Benchmarks that no formula uses: what was measured, the result, the command and the date. */
export const OTHERS: readonly (readonly [what: string, result: string, command: string, date: string])[] = [
  ['Rendering, compared with bare React', '0.83; with data from PostgreSQL 0.48', 'bench:ssr', '2026-11-15'],
  ['Edge hits, compared with bare Varnish', '0.92', 'bench:ssr', '2026-11-15'],
  [
    'Package downloads, compared with nginx',
    '0.71; through the edge 0.37 to 0.42',
    'bench:packages',
    '2026-11-15',
  ],
  ['Memory while 32 GB of packages are sent', '155 to 158 MB', 'bench:packages', '2026-11-15'],
  ['Analytics of 90 days over 100 million events', '16 to 59 ms', 'bench:events', '2026-11-17'],
  ['Rollup of an hour; of the visits of a day', '270 ms; 1,425 ms', 'bench:events', '2026-11-17'],
  ['Console charts of 90 days, p50 and p99', '153 and 190 ms', 'bench:console', '2026-11-17'],
  [
    'Console tables with 1 million apps, p50 and p99',
    '5 to 100 and 6 to 137 ms',
    'bench:console',
    '2026-11-17',
  ],
  ['First import of 4,479 apps', '53 to 69 s, 400 MB', 'bench:import-store', '2026-11-17'],
  ['Import without a difference', '1 s', 'bench:import-store', '2026-11-17'],
  ['Reading and inflating a package of 232 MB', '1.1 s of CPU', 'bench:read-packages', '2026-11-18'],
  [
    'Most expensive of 10,000 searches in the demo',
    '6 ms of database CPU',
    'bench:search-cost',
    '2026-11-18',
  ],
]

/** No machine should run at its limit. */
export const FULL = 0.5

/** Prices of a month, as a reader would put in their own: yuan for a core with 4 GB, a GB of SSD, a TB of traffic. */
export const PRICES = { core: 60, ssdGb: 0.7, trafficTb: 150 }
