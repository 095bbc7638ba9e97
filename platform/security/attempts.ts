/** Refused attempts, by kind. */
export const ATTEMPTS = [
  'forged-link',
  'expired-link',
  'bad-events',
  'foreign-origin',
  'foreign-target',
  'wrong-token',
  'bad-request',
] as const
export type Attempt = (typeof ATTEMPTS)[number]
