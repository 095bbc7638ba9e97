import type { Killed, Kind } from './kill-each.ts'
import { judgeLate, together, type Verdict } from './verdict.ts'

const LIMIT_MS = 10_000
/** The log's servers wait up to nine seconds before they elect a leader, and then the others follow. */
const LOG_LIMIT_MS = 15_000

/** The share of failed requests at which a kill has cost too much. */
const FEW = 0.01
/** Reports while the log elects a leader: their pages send them again, but some must be taken within the ten seconds that are watched. */
const UNTIL_ELECTED = 0.9

const NAMES: Record<Kind, string> = {
  cached: 'cached pages',
  detail: 'cold detail pages',
  search: 'cold searches',
  call: 'calls',
  collect: 'reports',
}

/** What a kill cost beyond the limits: no cached page, less than one in a hundred of everything else, and ten seconds. */
export function tooMuch(killed: Killed): Verdict {
  const { victim, asked, failed, servedAfterMs, recoveredAfterMs, changes } = killed
  const isLog = /\blog\b|leader/.test(victim)
  const kinds = Object.keys(NAMES) as Kind[]
  const failures = kinds.filter(kind => {
    const limit = kind === 'collect' && isLog ? UNTIL_ELECTED : FEW
    return kind === 'cached' ? failed.cached > 0 : failed[kind] > 0 && failed[kind] >= asked[kind] * limit
  })
  const failing = [
    ...failures.map(kind => `${failed[kind]} of ${asked[kind]} ${NAMES[kind]} failed`),
    // Without requests there is no verdict.
    ...kinds.filter(kind => asked[kind] === 0).map(kind => `no ${NAMES[kind]} were asked for`),
    ...(changes.isShown ? [] : ['the last change is not shown']),
    ...(recoveredAfterMs === undefined ? ['did not recover'] : []),
  ]
  const late = [
    ...(servedAfterMs > LIMIT_MS ? ['requests failed for too long'] : []),
    ...(changes.worstMs > LIMIT_MS ? ['a change was seen too late'] : []),
    ...((recoveredAfterMs ?? 0) > (isLog ? LOG_LIMIT_MS : LIMIT_MS) ? ['did not recover in time'] : []),
  ]
  const named = (faults: string[]) => faults.map(fault => `${victim}: ${fault}`)
  return together([{ failing: named(failing), notJudged: [] }, judgeLate(named(late), killed.othersShare)])
}
