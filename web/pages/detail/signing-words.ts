import { words } from '../../words/words.ts'
import type { Signing } from './model.ts'

/** Where the history page says it of every version. */
export const SIGNERS = 'signers'

const w = words.signing

/** Only what was looked at is called checked. */
export function signingTitle({ checked, came }: Signing): string {
  if (came === 'other') return w.changed
  return checked ? w.checked : w.unchecked
}

export function signingDetail({ came, since, versions }: Signing): string {
  if (came === 'other') return w.changedWhy
  return came === 'handed-on' ? w.handedOn(since) : w.since(versions, since)
}
