import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../../../data/db/database.ts'
import {
  countCodes,
  insertCode,
  removeCodes,
  spendCode as spend,
} from '../../../data/db/queries/access/codes.ts'

const COUNT = 8
/** No letter that looks like another one or like a digit. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789x'

const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()

/** Twenty letters of 32: 100 bits can't be guessed. */
function makeCode(): string {
  const letters = [...randomBytes(20)].map(byte => LETTERS[byte % LETTERS.length]).join('')
  return letters.replace(/.{5}(?=.)/g, '$&-')
}

/** New recovery codes in the place of all that there were. They are shown once; only their hashes are kept. */
export async function renewCodes(db: Database, staff: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, makeCode)
  await db.transaction().execute(async tx => {
    await removeCodes(tx, { staff })
    for (const code of codes) await insertCode(tx, { hash: hashOf(code), staff })
  })
  return codes
}

/** Spends a code and returns its owner; undefined: unknown or used. */
export const spendCode = async (db: Database, code: string, staff?: number): Promise<number | undefined> =>
  (await spend(db, { hash: hashOf(code), staff: staff ?? null }))[0]?.staff

export const codesLeft = async (db: Database, staff: number): Promise<number> =>
  (await countCodes(db, { staff }))[0]?.left ?? 0
