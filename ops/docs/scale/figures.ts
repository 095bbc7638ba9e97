/** What one core, or one unit of something, does: as the benchmarks printed it on two shared virtual cores. */
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

/** Nobody runs a machine at its limit. */
export const FULL = 0.5

/** Prices of a month, as a reader would put in their own: yuan for a core with 4 GB, a GB of SSD, a TB of traffic. */
export const PRICES = { core: 60, ssdGb: 0.7, trafficTb: 150 }
