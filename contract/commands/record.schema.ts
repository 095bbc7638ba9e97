import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id } from './fields.schema.ts'

export const changeUndo = defineCommand({
  name: 'change.undo',
  says: 'Takes a change back: every row is as it was before. Refused when one was changed since, and to whom the change itself would be.',
  roles: ['owner', 'editor', 'placer', 'moderator'],
  input: z.object({ change: id }),
})

/** What another store, the demo or a test brings along as it is. The database's own rules are all that is looked at. */
export const rowsPut = defineCommand({
  name: 'rows.put',
  says: "Writes rows of the catalogue's tables as they are: for what another store brings along.",
  roles: ['owner'],
  isRows: true,
  wantsFresh: true,
  input: z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
})

export const rowsRemove = defineCommand({
  name: 'rows.remove',
  says: "Removes rows of the catalogue's tables by their keys.",
  roles: ['owner'],
  isRows: true,
  wantsFresh: true,
  input: z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
})
