import { createStore } from '../../browser/store.ts'

const NAME = 'consent'
/** What identifies the visitor, and goes when they say no. */
const IDENTIFYING = ['session_key', 'risk_token']

export const CONSENT_EVENT = 'pergola:consent'

export type Consent = 'yes' | 'no'

/** What the visitor answered; undefined: not yet. Where storage is forbidden nothing could be kept, so the answer is no. */
export function consent(): Consent | undefined {
  try {
    const kept = localStorage.getItem(NAME)
    return kept === 'yes' || kept === 'no' ? kept : undefined
  } catch {
    return 'no'
  }
}

/** Whether the visitor agreed to what identifies them. Until they did, nothing of that kind is loaded. */
export const hasAgreed = (): boolean => consent() === 'yes'

export function keepConsent(answer: Consent): void {
  // Where local storage was full it is in cookies.
  const kept = createStore(() => localStorage, document)
  if (answer === 'no') for (const name of IDENTIFYING) kept.remove(name)
  try {
    localStorage.setItem(NAME, answer)
  } catch {
    // Full: the visitor is asked again on the next page.
  }
  document.dispatchEvent(new CustomEvent(CONSENT_EVENT))
}
