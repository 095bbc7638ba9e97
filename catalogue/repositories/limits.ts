/** What a repository may cost us. F-Droid's own, the largest, has an index of some 50 MB with 4,500 apps. */
export interface ImportLimits {
  jarBytes: number
  indexBytes: number
  diffBytes: number
  /** Of all that is fetched in one reading, from all places. */
  totalBytes: number
  /** Without a byte. */
  idleMs: number
  /** Of one file. */
  fetchMs: number
  /** Of the whole reading. */
  totalMs: number
  places: number
  packages: number
  versionsOfApp: number
  diffs: number
  jsonDepth: number
  /** Names and values together. */
  jsonValues: number
  /** Of one text, in bytes. */
  jsonText: number
}

const MB = 1 << 20

export const usualLimits: ImportLimits = {
  jarBytes: MB,
  indexBytes: 256 * MB,
  diffBytes: 64 * MB,
  totalBytes: 600 * MB,
  idleMs: 20_000,
  fetchMs: 10 * 60_000,
  totalMs: 20 * 60_000,
  places: 20,
  packages: 100_000,
  versionsOfApp: 5000,
  diffs: 1000,
  jsonDepth: 20,
  jsonValues: 20_000_000,
  jsonText: 512 << 10,
}
