import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const insert = statement({
  name: 'record change',
  parameters: {
    actor: 'text',
    role: 'text',
    approver: 'text?',
    command: 'text',
    input: 'jsonb',
    reasonKind: 'text?',
    reason: 'text',
    undoes: 'bigint?',
    rows: 'jsonb',
    apps: 'bigint[]',
  },
  row: z.object({ id: z.number() }),
  text: p => `
  insert into changes (actor, role, approved_by, command, input, reason_kind, reason, undoes, rows, apps)
  values (${p.actor}, ${p.role}, ${p.approver}, ${p.command}, ${p.input}, ${p.reasonKind}, ${p.reason}, ${p.undoes}, ${p.rows}, ${p.apps})
  returning id`,
})

/** Returns its number in the record. */
export const recordChange = async (db: Database, change: Parameters<typeof insert>[1]): Promise<number> =>
  Number((await insert(db, change))[0]?.id)
