import { words } from '../../words/words.ts'
import type { Signing } from './model.ts'

/** Where the history page says it of every version. */
export const SIGNERS = 'signers'

const w = words.signing

export function signingTitle(signing: Signing | undefined): string {
  if (!signing) return w.unchecked
  return signing.came === 'other' ? w.changed : w.checked
}

export function signingDetail(signing: Signing | undefined): string {
  if (!signing) return w.uncheckedWhy
  const { came, since, versions } = signing
  if (came === 'other') return w.changedWhy
  return came === 'handed-on' ? w.handedOn(since) : w.since(versions, since)
}
