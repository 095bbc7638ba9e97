import type { BridgeError } from '../../../bridge/bridge-error.ts'
import { wait } from '../../browser/poll.ts'
import { clientWords } from '../../words/client-words.ts'

const LATE_MS = 2000

/** On the page: a client that doesn't answer shows no message either. A visitor who cancelled needs none. */
export async function sayFailed(answer: Promise<unknown>): Promise<void> {
  const outcome = answer.then(
    () => 'done',
    ({ code }: BridgeError) => code,
  )
  const isFailed = (what: string | undefined) => what !== 'done' && what !== 'CANCELLED'
  if (!isFailed(await Promise.race([outcome, wait(LATE_MS).then(() => undefined)]))) return
  const { closeNotice, sayOnPage } = await import('../install/notice.ts')
  sayOnPage(clientWords.failed)
  if (!isFailed(await outcome)) closeNotice()
}
