import type { z } from 'zod'
import type { Reason } from './reasons.ts'
import type { Role } from './roles.ts'

/** What a command is. Its handler is in catalogue/commands/handlers. */
export interface CommandContract<Input extends z.ZodObject = z.ZodObject, Name extends string = string> {
  /** What it does is said in ui/words. */
  name: Name
  roles: readonly Role[]
  input: Input
  /** Fields that are optional, because only a new one needs them. */
  needed?: readonly string[]
  /** What it takes away must not be seen again, not even where the new page can't be made. */
  hard?: true
  /** Its input is in the record as rows, and not once more. */
  isRows?: true
  /** It can't be undone. */
  isFinal?: true
  /** Requires a reason. */
  requiresReason?: true
  /** Requires approval by another person whose role may run it. */
  wantsApproval?: true
  /** Requires recent re-authentication in the console. */
  requiresReauth?: true
}

/** A request to run a command. */
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
