import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../contract/commands/all.schema.ts'
import { ROLES, type Role } from '../contract/commands/roles.ts'
import type { Database } from '../data/db/database.ts'
import { DEEDS } from './all-deeds.ts'
import { runCommand } from './run-commands.ts'

/** Who may do what, written down once more than in the contract: o owner, e editor, p placer, m moderator, r repository. */
const MAY: Record<string, string> = {
  'ad.place': 'oep',
  'ad.remove': 'oep',
  'app.add': 'oer',
  'app.delist': 'oer',
  'app.edit': 'oer',
  'app.figures': 'or',
  'app.relist': 'oer',
  'app.restore': 'oe',
  'app.takedown': 'oem',
  'banner.place': 'oep',
  'banner.remove': 'oep',
  'category.put': 'oer',
  'change.undo': 'oepm',
  'collection.put': 'oep',
  'collection.remove': 'oep',
  'comment.hide': 'om',
  'comment.show': 'om',
  'developer.put': 'oer',
  'download-config.put': 'oep',
  'download-config.remove': 'oep',
  'feature.place': 'oep',
  'feature.remove': 'oep',
  'gift.put': 'oep',
  'gift.remove': 'oep',
  'notice.put': 'oep',
  'notice.remove': 'oep',
  'reply.hide': 'om',
  'reply.show': 'om',
  'report.close': 'oem',
  'rows.put': 'o',
  'rows.remove': 'o',
  'version.publish': 'oer',
  'version.put': 'oer',
  'version.withdraw': 'oer',
}

const LETTERS: Partial<Record<Role, string>> = {
  owner: 'o',
  editor: 'e',
  placer: 'p',
  moderator: 'm',
  repository: 'r',
}

/** Nobody who is refused gets as far as this. */
const asked = new Error('the database was asked')
const db = {
  transaction() {
    throw asked
  },
} as unknown as Database

test('every command of the contract can be done, and every one that can be done is in the contract', () => {
  expect([...DEEDS.keys()].sort()).toEqual([...COMMANDS.keys()])
  expect(Object.keys(MAY)).toEqual([...COMMANDS.keys()])
})

describe.each(Object.entries(MAY))('%s', (command, letters) => {
  test.each(ROLES)('by %s', async role => {
    const may = letters.includes(LETTERS[role] ?? '-')
    // With a fault that is found only once the role may give it at all.
    const given = runCommand(db, { command, input: { unheard: 1 }, actor: 'ada', role })
    await expect(given).rejects.toMatchObject({ why: may ? 'input' : 'role' })
  })
})
