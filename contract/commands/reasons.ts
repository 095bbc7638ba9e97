/** Why something was taken away, in one word beside the sentence that explains it. */
const CONTENT_REASONS = [
  'malware',
  'fraud',
  'rights',
  'law',
  'abuse',
  'spam',
  'developer',
  'mistake',
] as const
/** Why a member is deactivated. */
const MEMBER_REASONS = ['left', 'duties', 'risk'] as const
export const REASONS = [...CONTENT_REASONS, ...MEMBER_REASONS, 'other'] as const
export type Reason = (typeof REASONS)[number]

/** Those that fit a command. */
export const reasonsFor = (command: string): readonly Reason[] => [
  ...(command.startsWith('person.') ? MEMBER_REASONS : CONTENT_REASONS),
  'other',
]

/** What became of a report. */
export const OUTCOMES = ['done', 'refused', 'repeated'] as const
