import type { Answer } from './ask.ts'
import type { Fault } from './fault.ts'
import type { Findings } from './findings.ts'
import { JOURNEYS, type Journey } from './journeys.ts'
import { judge, type Limits } from './judge.ts'

/** Makes each journey once and judges it. The first answer counts: a visitor whose page came late does not ask again to be fair. */
export async function visitEach(
  { fault, journeys, limits }: { fault: Fault; journeys: Journey[]; limits: Limits },
  go: (journey: Journey) => Promise<Answer>,
  found: Findings,
): Promise<Map<Journey, Answer>> {
  const answers = new Map<Journey, Answer>()
  for (const journey of journeys) {
    const since = performance.now()
    const answer = await go(journey)
    answers.set(journey, answer)
    found.note(JOURNEYS[journey].title, judge(fault, journey, answer, limits), since)
  }
  return answers
}
