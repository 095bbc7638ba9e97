import { DEADLINES_MS } from '../../../rules/deadlines/deadlines.ts'
import type { Answer } from './ask.ts'
import type { Download, Fault } from './fault.ts'
import { isHonest, JOURNEYS, type Journey } from './journeys.ts'

/** In milliseconds. */
export interface Limits {
  /** Of a page that the edge has cached, once the fault is noticed. */
  kept: number
  /** The same for those who come before: they wait for one attempt to make it again. */
  first: number
  /** Until the edge knows that pages can't be made. */
  noticed: number
  /** Of everything else, refusals too. */
  others: number
  /** From the end of the fault, or from when a process is back, until everything has recovered. */
  recovery: number
}

const { edge, ready } = DEADLINES_MS
/** Two probes in a row without an answer, and half a second for the edge to say so. */
const NOTICED_MS = 2 * (edge.probe.every + ready) + 500

export const LIMITS: Limits = { kept: 200, first: 3500, noticed: NOTICED_MS, others: 2500, recovery: 5000 }

/** What is wrong with a cell of the table. What is only late may be the machine's fault. */
export interface Wrong {
  why: string
  isLate: boolean
}

const KEPT: Journey[] = ['fresh', 'stale', 'keptPicture']

/** What is wrong with an answer under this fault; undefined: nothing. */
export function judge(fault: Fault, journey: Journey, answer: Answer, limits: Limits): Wrong | undefined {
  const { refused = [], sometimes = [], broken = [], noAnswer = [] } = fault
  if (noAnswer.includes(journey))
    return answer.status === 0 ? undefined : wrong(`answered ${answer.status}, so the fault did not happen`)
  if (answer.status === 0 && broken.includes(journey)) return undefined
  const isGood = answer.status === JOURNEYS[journey].good
  const mayFail = refused.includes(journey) || sometimes.includes(journey)
  if (!isGood && !(mayFail && isHonest(journey, answer, fault.nonsense === true)))
    return wrong(`answered ${answer.status} «${inWords(answer.body)}»`)
  if (isGood && refused.includes(journey) && !sometimes.includes(journey))
    return wrong('was good, so the fault did not happen')
  return judgeMs(answer.ms, limitOf(fault, journey, limits))
}

/** The worst of those who came at the very moment. */
export function judgeFirst(fault: Fault, { status, ms }: Answer, limits: Limits): Wrong | undefined {
  if (status !== 200 && !fault.breaksFirst) return wrong(`answered ${status}`)
  return judgeMs(ms, limits.first)
}

/** How long something took; undefined: it never happened. */
export function judgeMs(ms: number | undefined, limit: number): Wrong | undefined {
  if (ms === undefined) return wrong('never happened')
  return ms > limit ? { why: `took ${ms} ms, and may take ${limit}`, isLate: true } : undefined
}

export const wrong = (why: string): Wrong => ({ why, isLate: false })

const limitOf = ({ slow = {} }: Fault, journey: Journey, limits: Limits) =>
  slow[journey] ?? (KEPT.includes(journey) ? limits.kept : limits.others)

/** The best that may be expected comes last. */
const DOWNLOADS: Download[] = ['breaks', 'waits', 'goes on']

export const isWorse = (seen: Download, expected: Download = 'goes on') =>
  DOWNLOADS.indexOf(seen) < DOWNLOADS.indexOf(expected)

const inWords = (body: string) =>
  body
    .replace(/<style[\s\S]*?<\/style>|<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
