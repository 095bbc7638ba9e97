import { judgeLate, together, type Verdict } from '../verdict.ts'
import type { Outage, Published } from './run-publish.ts'

/** What is promised: seen within this, and after an outage all recovered within that. */
const SEEN_MS = 2000
const RECOVERED_MS = 5000
/** Fewer looks don't show what 99 of 100 took. */
const MIN_LOOKS = 100

/** What was published wrongly, lost, or seen too late. */
export function judgePublish(found: Published): Verdict {
  const { lost, backwards, undone, outages } = found
  const failing = [
    ...lost.map(what => `never seen: ${what}`),
    ...backwards.map(what => `went back: ${what}`),
    ...(undone > 0 ? [`${undone} changes that not every edge answered for`] : []),
    ...(outages.length === 0 ? ['nothing was broken'] : []),
    ...outages
      .filter(({ rightAfterMs }) => rightAfterMs === undefined)
      .map(one => `${nameOf(one)}: not recovered`),
  ]
  return together([{ failing, notJudged: [] }, judgeSeen(found), ...outages.map(judgeOutage)])
}

function judgeSeen({ times, othersShare }: Published): Verdict {
  const all = Object.values(times).flat()
  if (all.length < MIN_LOOKS)
    return {
      failing: [],
      notJudged: [
        `how soon changes are seen: ${all.length} looks outside of outages, and ${MIN_LOOKS} are needed`,
      ],
    }
  const p99 = at(0.99, all)
  const late =
    p99 > SEEN_MS ? [`99 of 100 changes were seen after ${seconds(p99)}, not ${seconds(SEEN_MS)}`] : []
  return judgeLate(late, othersShare)
}

function judgeOutage(outage: Outage): Verdict {
  const { rightAfterMs = 0, othersShare } = outage
  const late = `${nameOf(outage)}: recovered after ${seconds(rightAfterMs)}, not ${seconds(RECOVERED_MS)}`
  return judgeLate(rightAfterMs > RECOVERED_MS ? [late] : [], othersShare)
}

const nameOf = ({ part, how }: Outage) => `${part} ${how}`
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`

/** The time that this share of them does not exceed. */
export const at = (share: number, times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
