/** Why a command was not carried out. */
export type Refusal = 'unknown' | 'input' | 'role' | 'reason' | 'approval' | 'package' | 'absent' | 'conflict'

/** Nothing was changed, and whoever gave the command can be told why. */
export class Refused extends Error {
  readonly why: Refusal
  /** What is there instead of what he looked at. */
  readonly now: unknown

  constructor(why: Refusal, message: string, now?: unknown) {
    super(message)
    this.name = 'Refused'
    this.why = why
    this.now = now
  }
}
