/** Kinds of refused attempts at the console. */
export const CONSOLE_ATTEMPTS = [
  'wrong-code',
  'wrong-passkey',
  'wrong-link',
  'locked-out',
  'refused-role',
  'foreign-origin',
  'foreign-host',
  /** A cookie that turned up in another browser than the one it was made for. */
  'stolen-cookie',
] as const
export type ConsoleAttempt = (typeof CONSOLE_ATTEMPTS)[number]
