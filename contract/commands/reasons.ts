/** Why something was taken away, in one word beside the sentence that whoever does it writes. */
export const REASONS = [
  'malware',
  'fraud',
  'rights',
  'law',
  'abuse',
  'spam',
  'developer',
  'mistake',
  'other',
] as const
export type Reason = (typeof REASONS)[number]

/** What became of a report. */
export const OUTCOMES = ['done', 'refused', 'repeated'] as const
