import {
  kindOf,
  type Refusal,
  type RefusalId,
  type RefusalKind,
  type RefusalParameters,
  refusalIn,
} from '../../contract/refusals.ts'
import { refusals } from '../../ui/words/en/refusals.ts'

/** Thrown when a command is refused. Nothing was changed, and the caller gets the reason; the message is for logs and shells. */
export class Refused extends Error {
  readonly refusal: Refusal
  readonly why: RefusalKind
  /** The current row, for conflicts; the findings, for packages. */
  readonly now: unknown

  constructor(refusal: Refusal, now?: unknown) {
    super(refusalIn(refusals, refusal))
    this.name = 'Refused'
    this.refusal = refusal
    this.why = kindOf(refusal)
    this.now = now
  }
}

export const refused = <Id extends RefusalId>(
  id: Id,
  parameters: RefusalParameters[Id],
  now?: unknown,
): Refused => new Refused({ id, parameters } as Refusal, now)
