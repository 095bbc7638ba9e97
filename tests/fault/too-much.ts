import type { Killed } from './kill-each.ts'

const LIMIT_MS = 10_000
/** Its servers wait up to nine seconds before they choose a leader, and then the others follow. */
const LOG_LIMIT_MS = 15_000

/** What a kill cost beyond what it may: of kept pages nothing, of others less than one in a hundred, and ten seconds. */
export function tooMuch(killed: Killed): string[] {
  const { victim, asked, failed, servedAfterMs, wholeAfterMs = Number.POSITIVE_INFINITY, changes } = killed
  const wholeLimitMs = /\blog\b|leader/.test(victim) ? LOG_LIMIT_MS : LIMIT_MS
  const faults = {
    'kept pages failed': failed.cached > 0,
    'too many cold pages failed': failed.cold * 100 >= asked.cold,
    'requests failed for too long': servedAfterMs > LIMIT_MS,
    'a change was seen too late, or never': !changes.isShown || changes.worstMs > LIMIT_MS,
    'not whole again in time': wholeAfterMs > wholeLimitMs,
  }
  return Object.entries(faults)
    .filter(([, isSo]) => isSo)
    .map(([fault]) => `${victim}: ${fault}`)
}
