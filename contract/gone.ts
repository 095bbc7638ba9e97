import type { Reason } from './commands/reasons.ts'

/** The kinds of takedowns that visitors are told apart; a takedown for any other reason is `other` to them. */
export const TAKEDOWN_KINDS = [
  'malware',
  'fraud',
  'rights',
  'law',
  'developer',
  'mistake',
  'other',
] as const satisfies Reason[]
export type TakedownKind = (typeof TAKEDOWN_KINDS)[number]

/** Why an app has no pages any more: taken down, or delisted by staff or by the repository that it came from. */
export const GONE_KINDS = [...TAKEDOWN_KINDS, 'delisted', 'repository'] as const
export type GoneKind = (typeof GONE_KINDS)[number]

/** Those for which users are advised to uninstall the app. */
export const UNINSTALL_KINDS: readonly GoneKind[] = ['malware', 'fraud']
