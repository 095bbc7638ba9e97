import { wait } from '../../browser/poll.ts'

/** How long a press may stay without an answer. */
const ANSWER_MS = 2000

/** What another program made of a press. */
export type Answer = 'taken' | 'refused' | 'cancelled'
/** What a press came to: a file or a program has it, or no answer came. */
export type Outcome = 'download' | 'unanswered'

export interface Asked {
  /** The ordinary download. */
  instead: string
  size: string | number
  /** When the visitor pressed. */
  since: number
  tell(outcome: Outcome): void
}

/**
 * Offers the ordinary download when the program that was asked refuses, or says nothing within two seconds of the press.
 * Nothing starts without a press. An answer that comes late takes the offer back.
 */
export async function awaitAnswer(
  answer: Promise<Answer>,
  { instead, size, since, tell }: Asked,
  answered: 'closeNotice' | 'handedOver' = 'closeNotice',
): Promise<void> {
  const notice = import('./notice.ts')
  const first = await Promise.race([answer, untilLate(since)])
  if (!first || first === 'refused') {
    tell('unanswered')
    ;(await notice).offerInstead(instead, size, first)
  }
  const last = await answer
  if (last === 'refused') return
  if (last === 'taken') tell('download')
  ;(await notice)[answered]()
}

/** A link of another program has no answer, so the offer comes in any case. A program that opens in front hides the page. */
export async function offerAfterLink({ instead, size, since, tell }: Asked): Promise<void> {
  const notice = import('./notice.ts')
  let outcome: Outcome = 'unanswered'
  const look = () => {
    if (document.hidden) outcome = 'download'
  }
  document.addEventListener('visibilitychange', look)
  await untilLate(since)
  document.removeEventListener('visibilitychange', look)
  tell(outcome)
  ;(await notice).offerInstead(instead, size)
}

const untilLate = (since: number): Promise<undefined> =>
  wait(Math.max(0, since + ANSWER_MS - performance.now())).then(() => undefined)
