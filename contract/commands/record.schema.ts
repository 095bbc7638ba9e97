import { z } from 'zod'
import { defineCommand } from './command.ts'
import { id } from './fields.schema.ts'

export const changeUndo = defineCommand({
  name: 'change.undo',
  roles: ['owner', 'editor', 'placer', 'moderator'],
  input: z.object({ change: id }),
})

/** Seeds rows of the demo and tests unchanged: not for people, because only the database's own rules are checked. */
export const rowsPut = defineCommand({
  name: 'rows.put',
  roles: ['seed'],
  isRows: true,
  input: z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
})

export const rowsRemove = defineCommand({
  name: 'rows.remove',
  roles: ['seed'],
  isRows: true,
  input: z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
})
