import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'

/** The id of a request in the name of the actor, which another person has approved. */
export async function approve(db: Database, { command, input, actor }: CommandRequest): Promise<number> {
  const person = async (name: string) => {
    const { rows } = await sql<{ id: number }>`
      insert into staff (name, role) values (${name}, 'owner') on conflict (name) do update set role = 'owner' returning id`.execute(
      db,
    )
    return rows[0]?.id
  }
  const [asks, agrees] = [await person(actor), await person(`second ${randomBytes(4).toString('hex')}`)]
  const { rows } = await sql<{ id: number }>`
    insert into staff_requests (command, input, staff_id, expires_at, decided_at, decided_by, agreed)
    values (${command}, ${JSON.stringify(input)}::jsonb, ${asks}, now() + interval '1 hour', now(), ${agrees}, true) returning id`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}
