import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Database } from '../../../data/db/database.ts'
import { removeExpiredTokens, spendToken } from '../../../data/db/queries/access/form-tokens.ts'

/** How long a form may lie open. */
const LASTS_MS = 12 * 3_600_000
const NONCE = 16
const TIME = 6
const MAC = 32

export interface FormTokens {
  /** For a form of this session; '': before sign-in. Passkeys sign it, so that no signature is accepted twice. */
  make(session: string): string
  /** Whether it was made here for this session, and its time is not over. */
  isGood(token: string, session: string): boolean
  /** Whether it is good and was not used before; it is used now. */
  use(db: Database, token: string, session: string): Promise<boolean>
}

/** Single-use CSRF tokens: a form that is sent twice is refused. */
export function formTokens(key: string, now = Date.now): FormTokens {
  const macOf = (head: Buffer, session: string) =>
    createHmac('sha256', key).update(head).update(session).digest()

  function headOf(token: string, session: string): Buffer | undefined {
    const bytes = Buffer.from(token, 'base64url')
    if (bytes.length !== NONCE + TIME + MAC) return undefined
    const head = bytes.subarray(0, NONCE + TIME)
    if (!timingSafeEqual(bytes.subarray(NONCE + TIME), macOf(head, session))) return undefined
    return head.readUIntBE(NONCE, TIME) > now() ? head : undefined
  }

  return {
    make(session) {
      const head = Buffer.concat([randomBytes(NONCE), Buffer.alloc(TIME)])
      head.writeUIntBE(now() + LASTS_MS, NONCE, TIME)
      return Buffer.concat([head, macOf(head, session)]).toString('base64url')
    },
    isGood: (token, session) => headOf(token, session) !== undefined,
    async use(db, token, session) {
      const head = headOf(token, session)
      if (!head) return false
      await removeExpiredTokens(db)
      const spent = await spendToken(db, { token: head, expires: head.readUIntBE(NONCE, TIME) / 1000 })
      return spent.length > 0
    },
  }
}
