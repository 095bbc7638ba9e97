import { signal } from '../../browser/signal.ts'
import { forget, local, tryStorage } from '../../browser/storage.ts'

const NAME = 'consent'
/** What identifies the visitor, and goes when they say no. */
const IDENTIFYING = ['session_key', 'risk_token', 'experiment_id']

/** The visitor has answered. */
export const answered = signal('pergola:consent')

export type Consent = 'yes' | 'no'

/** What the visitor answered; undefined: not yet. Where storage is forbidden nothing could be kept, so the answer is no. */
export function consent(): Consent | undefined {
  const kept = tryStorage(local, storage => storage.getItem(NAME))
  if (kept === undefined) return 'no'
  return kept === 'yes' || kept === 'no' ? kept : undefined
}

/** Whether the visitor agreed to what identifies them. Until they did, nothing of that kind is loaded. */
export const hasAgreed = (): boolean => consent() === 'yes'

export function keepConsent(answer: Consent): void {
  // Where local storage was full it is in cookies.
  if (answer === 'no') for (const name of IDENTIFYING) forget(name)
  // Where it is full still, the visitor is asked again on the next page.
  tryStorage(local, storage => storage.setItem(NAME, answer))
  answered.send()
}
