import type { z } from 'zod'
import type { Reason } from './reasons.ts'
import type { Role } from './roles.ts'

/** What a command is, whoever gives it. How it is done stands in catalogue/commands/handlers. */
export interface CommandContract<Input extends z.ZodObject = z.ZodObject, Name extends string = string> {
  /** What it does is said in ui/words. */
  name: Name
  roles: readonly Role[]
  input: Input
  /** Fields that are optional, because only a new one needs them. */
  needed?: readonly string[]
  /** What it takes away must not be seen again, not even where the new page can't be made. */
  hard?: true
  /** What it is given stands in the record as rows, and not once more. */
  isRows?: true
  /** It can't be undone. */
  isFinal?: true
  /** Whoever gives it says why. */
  requiresReason?: true
  /** Somebody else of a role that may give it must have agreed. */
  wantsApproval?: true
  /** Whoever gives it in the console has shown a moment ago that it is still him. */
  requiresReauth?: true
}

/** A command that somebody gives. */
export interface CommandRequest {
  command: string
  input: unknown
  /** A person's name, a repository's address, or `shell:` and the name of who runs a program. */
  actor: string
  role: Role
  reason?: string | undefined
  reasonKind?: Reason | undefined
  /** The number of the request that a second person has agreed to, in a session of their own. */
  approval?: number | undefined
}

export const defineCommand = <Input extends z.ZodObject, const Name extends string>(
  contract: CommandContract<Input, Name> & { needed?: readonly (keyof z.input<Input>)[] },
): CommandContract<Input, Name> => contract
