import { readFileSync } from 'node:fs'

/** The kernel counts in these. */
export const TICK_MS = 10

/** How long, since it started, this machine's host gave its cores to others; in milliseconds, of all cores. */
export function stolenMs(): number {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1)
  return Number(line.split(/\s+/)[8] ?? 0) * TICK_MS
}
