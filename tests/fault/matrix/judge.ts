import type { Answer } from './ask.ts'
import type { Download, Fault } from './fault.ts'
import { isHonest, JOURNEYS, type Journey } from './journeys.ts'

/** In milliseconds. */
export interface Limits {
  /** Of a page that the edge has, once the fault is noticed. */
  kept: number
  /** The same for those who come before: they wait for one attempt to make it anew. */
  first: number
  /** Until the edge knows that pages can't be made. */
  noticed: number
  /** Of everything else, refusals too. */
  others: number
  /** From the end of the fault, or from when a process is back, until all is well. */
  recovery: number
}

export const LIMITS: Limits = { kept: 200, first: 3500, noticed: 3500, others: 2500, recovery: 5000 }

const KEPT: Journey[] = ['fresh', 'stale', 'keptPicture']

/** What is wrong with an answer under this fault; undefined: nothing. */
export function judge(fault: Fault, journey: Journey, answer: Answer, limits: Limits): string | undefined {
  const { refused = [], sometimes = [], broken = [] } = fault
  if (answer.status === 0 && broken.includes(journey)) return undefined
  const isGood = answer.status === JOURNEYS[journey].good
  const mayFail = refused.includes(journey) || sometimes.includes(journey)
  if (!isGood && !(mayFail && isHonest(journey, answer, fault.nonsense === true)))
    return `answered ${answer.status} «${inWords(answer.body)}»`
  if (isGood && refused.includes(journey) && !sometimes.includes(journey))
    return 'was good, so that the fault was none'
  const limit = limitOf(fault, journey, limits)
  return answer.ms > limit ? `took ${answer.ms} ms, and may take ${limit}` : undefined
}

/** Whether a page or picture that is kept came, but not at once. */
export const isLate = (fault: Fault, journey: Journey, { status, ms }: Answer, limits: Limits) =>
  KEPT.includes(journey) && status === 200 && ms > limitOf(fault, journey, limits)

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
