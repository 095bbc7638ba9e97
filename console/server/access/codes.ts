import { createHash, randomBytes } from 'node:crypto'
import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'

const COUNT = 8
/** No letter that looks like another one or like a digit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789x'

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()

/** Twenty letters of 32: nobody guesses a hundred bits. */
function makeCode(): string {
  const letters = [...randomBytes(20)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/.{5}(?=.)/g, '$&-')
}

/** New recovery codes in the place of all that there were. They are shown once; only their hashes are kept. */
export async function renewCodes(db: Database, staff: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode)
  await db.transaction().execute(async tx => {
    await ask(tx, 'delete from staff_codes where staff_id = $1', [staff])
    for (const code of codes)
      await ask(tx, 'insert into staff_codes (hash, staff_id) values ($1, $2)', [hashOf(code), staff])
  })
  return codes
}

/** Whose code it is; it is used now. undefined: nobody's, or it was used before. */
export async function spendCode(db: Database, code: string, staff?: number): Promise<number | undefined> {
  const [found] = await ask<{ staff: number }>(
    db,
    `update staff_codes c set used_at = now() from staff p
     where c.hash = $1 and c.used_at is null and p.id = c.staff_id and not p.ended and p.id = coalesce($2, p.id)
     returning p.id as staff`,
    [hashOf(code), staff ?? null],
  )
  return found?.staff
}

export async function codesLeft(db: Database, staff: number): Promise<number> {
  const [row] = await ask<{ left: number }>(
    db,
    'select count(*)::int as left from staff_codes where staff_id = $1 and used_at is null',
    [staff],
  )
  return row?.left ?? 0
}
