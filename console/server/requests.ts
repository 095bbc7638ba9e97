import { actFor } from '../../catalogue/commands/act-for.ts'
import { ask } from '../../catalogue/commands/ask.ts'
import { refused } from '../../catalogue/commands/refused.ts'
import { runTogether } from '../../catalogue/commands/run-commands.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Reason } from '../../contract/commands/reasons.ts'
import type { PersonRole } from '../../contract/commands/roles.ts'
import type { Database } from '../../data/db/database.ts'
import type { Person } from './access/sessions.ts'

/** Whoever asks for a second person waits no longer. */
const HOURS = 24

export interface RequestRow {
  id: number
  command: string
  input: Record<string, unknown>
  reason: string
  reasonKind: Reason | null
  app: number | null
  /** The app's or the person's name. */
  about: string | null
  by: string
  byId: number
  byRole: PersonRole
  byEnded: boolean
  at: Date
  expiresAt: Date
  isOpen: boolean
  isExpired: boolean
  agreed: boolean | null
  decidedBy: string | null
  decidedAt: Date | null
  word: string
  change: number | null
  /** The change that it would undo: the takedown of an app that shall come back, or the one that it names. */
  undoes: { id: number; command: string; actor: string; at: string; reason: string } | null
}

const ROWS = `
  select r.id, r.command, r.input, r.reason, r.reason_kind as "reasonKind", r.app_id as app,
    case r.command when 'person.reset' then (select name from staff where id = (r.input ->> 'id')::bigint)
      else (select name from app_texts t where t.app_id = r.app_id order by locale desc limit 1) end as about,
    p.name as by, p.id as "byId", p.role as "byRole", p.ended as "byEnded", r.at, r.expires_at as "expiresAt",
    r.decided_at is null and r.expires_at > now() as "isOpen", r.decided_at is null and r.expires_at <= now() as "isExpired",
    r.agreed, second.name as "decidedBy", r.decided_at as "decidedAt", r.word, r.change_id as change,
    (select jsonb_build_object('id', c.id, 'command', c.command, 'actor', c.actor, 'at', c.at, 'reason', c.reason)
     from changes c where case r.command
       when 'change.undo' then c.id = (r.input ->> 'change')::bigint
       when 'app.restore' then c.command = 'app.takedown' and c.apps @> array[r.app_id]
     end and c.at <= r.at order by c.id desc limit 1) as undoes
  from staff_requests r join staff p on p.id = r.staff_id left join staff second on second.id = r.decided_by`

export const requestRows = (db: Database): Promise<RequestRow[]> =>
  ask(db, `${ROWS} order by (r.decided_at is null and r.expires_at > now()) desc, r.id desc limit 50`)

/** Asks a second person to decide about a command; its number. Whoever asks twice waits once. */
export async function askForSecond(db: Database, request: CommandRequest, person: Person): Promise<number> {
  const { app, change } = request.input as { app?: unknown; change?: unknown }
  const input = JSON.stringify(request.input)
  const [waiting] = await ask<{ id: number }>(
    db,
    `select id from staff_requests
     where command = $1 and input = $2::jsonb and staff_id = $3 and decided_at is null and expires_at > now()`,
    [request.command, input, person.id],
  )
  if (waiting) return waiting.id
  return db.transaction().execute(async tx => {
    await actFor(tx, person.secret)
    const [row] = await ask<{ id: number }>(
      tx,
      `insert into staff_requests (command, input, reason_kind, reason, app_id, staff_id, expires_at)
     values ($1, $2, $3, $4, coalesce($5, (select apps[1] from changes where id = $6)), $7, now() + interval '${HOURS} hours')
     returning id`,
      [
        request.command,
        input,
        request.reasonKind ?? null,
        request.reason ?? '',
        typeof app === 'number' ? app : null,
        typeof change === 'number' ? change : null,
        person.id,
      ],
    )
    return row?.id ?? 0
  })
}

/**
 * Agrees to what somebody else wants, and gives the command; or refuses, with a word. Whoever asked may take it back. Returns the
 * change.
 */
export async function decide(
  db: Database,
  id: number,
  person: Person,
  agreed: boolean,
  word: string,
): Promise<number | null> {
  const [row] = await ask<RequestRow>(db, `${ROWS} where r.id = $1`, [id])
  if (!row) throw refused('request.absent', { request: id })
  if (!row.isOpen) throw refused('request.closed', {})
  const isOwn = row.byId === person.id
  if (isOwn && agreed) throw refused('request.own', {})
  const { command, input, by, byRole, byEnded, reason, reasonKind } = row
  if (!COMMANDS.get(command)?.roles.includes(person.role)) throw refused('request.role', { command })
  const write = async (tx: Database) => {
    await actFor(tx, person.secret, id)
    const written = await ask(
      tx,
      `update staff_requests set decided_at = now(), decided_by = $2, agreed = $3, word = $4
       where id = $1 and decided_at is null and expires_at > now() returning 1`,
      [id, isOwn ? null : person.id, agreed, word],
    )
    if (written.length === 0) throw refused('request.closed', {})
  }
  if (!agreed) {
    if (!word && !isOwn) throw refused('request.reason', {})
    await db.transaction().execute(write)
    return null
  }
  if (byEnded) throw refused('request.requester-left', { name: by })
  const given = { command, input, actor: by, role: byRole, reason, reasonKind: reasonKind ?? undefined }
  const { change } = await runTogether(db, [{ ...given, approval: id }], { before: write })
  return change
}
