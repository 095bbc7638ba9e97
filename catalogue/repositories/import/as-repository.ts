import type { CommandRequest } from '../../../contract/commands/command.ts'
import type { Repository } from '../../commands/repository-rows.ts'

/** Puts commands together that a repository gives itself: the record names its address. */
export const asRepository =
  ({ address }: Pick<Repository, 'address'>) =>
  (command: string, input: unknown): CommandRequest => ({
    command,
    input,
    actor: address,
    role: 'repository',
  })

export type Give = ReturnType<typeof asRepository>
