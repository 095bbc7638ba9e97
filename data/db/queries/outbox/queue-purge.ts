import { z } from 'zod'
import type { Database } from '../../database.ts'
import { statement } from '../../statement.ts'

const queue = statement({
  name: 'queue purge',
  parameters: { change: 'bigint?', tags: 'text[]', hard: 'boolean' },
  row: z.never(),
  text: ({ change, tags, hard }) => `
  insert into outbox (change_id, tags, hard) values (${change}, ${tags}, ${hard})`,
})

/** What edges forget because of a change; `hard`: at once. */
export async function queuePurge(
  tx: Database,
  purge: { change: number; tags: string[]; hard: boolean },
): Promise<void> {
  await queue(tx, purge)
}

/** Purges tags for changes that follow from no command: edges fetch those pages again. */
export async function forget(tx: Database, tags: string[]): Promise<void> {
  await queue(tx, { change: null, tags, hard: false })
}
