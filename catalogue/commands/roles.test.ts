import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { ROLES } from '../../contract/commands/roles.ts'
import type { Database } from '../../data/db/database.ts'
import { MAY, mayGive } from '../../tests/support/who-may.ts'
import { COMMAND_HANDLERS } from './command-handlers.ts'
import { runCommand } from './run-commands.ts'

/** Refused requests don't get as far as this. */
const asked = new Error('the database was asked')
const db = {
  transaction() {
    throw asked
  },
} as unknown as Database

test('every command of the contract can be done, and every one that can be done is in the contract', () => {
  expect([...COMMAND_HANDLERS.keys()].sort()).toEqual([...COMMANDS.keys()])
  expect(Object.keys(MAY)).toEqual([...COMMANDS.keys()])
})

describe.each(Object.keys(MAY))('%s', command => {
  test.each(ROLES)('by %s', async role => {
    const may = mayGive(command, role)
    // With a fault that is found only once the role may give it at all.
    const given = runCommand(db, { command, input: { unheard: 1 }, actor: 'ada', role })
    await expect(given).rejects.toMatchObject({ why: may ? 'input' : 'role' })
  })
})
