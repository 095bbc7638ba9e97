import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { requiresReauth } from '../../catalogue/commands/requires-reauth.ts'
import type { RunOptions } from '../../catalogue/commands/run-commands.ts'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import { showToken } from '../../data/db/queries/access/personal-tokens.ts'
import { BadCall } from './arguments.ts'
import { shellUser } from './shell-user.ts'

/** The token that is set, or in a file. Never an argument, which every account of the machine can read. */
export function personalToken(env = process.env): string | undefined {
  const { PERGOLA_TOKEN: token, PERGOLA_TOKEN_FILE: path } = env
  if (token || !path) return token || undefined
  const file = openSync(path, 'r')
  try {
    const { mode, uid } = fstatSync(file)
    if ((mode & 0o077) !== 0 || uid !== process.getuid?.())
      throw new BadCall(`${path} must be yours, and readable by you alone: chmod 600 ${path}`)
    return readFileSync(file, 'utf8').trim()
  } finally {
    closeSync(file)
  }
}

export interface Caller extends Pick<RunOptions, 'before'> {
  who: Pick<CommandRequest, 'actor' | 'role'>
  /** Refuses what this caller can't run. */
  check(contract: CommandContract, requests: Pick<CommandRequest, 'input'>[]): Promise<void>
}

/** The account that runs this program, or the person of a token together with the account. */
export async function callerOf(db: Database, secret: string | undefined): Promise<Caller> {
  const shell = shellUser()
  if (secret === undefined) return { who: shell, check: async () => undefined }
  const [person] = await showToken(db, { secret })
  if (!person)
    throw new BadCall('The personal token is unknown, revoked or expired. Create one under My account.')
  return {
    who: { actor: `${person.name} (${shell.actor})`, role: person.role },
    before: async tx => void (await showToken(tx, { secret })),
    // A token is no proof that its person is here.
    async check(contract, requests) {
      if (await requiresReauth(db, contract, requests))
        throw new BadCall(`${contract.name} asks for a passkey: run it in the console, or without the token.`)
    },
  }
}
