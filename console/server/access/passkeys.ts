import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { ask } from '../../../catalogue/commands/ask.ts'
import type { Database } from '../../../data/db/database.ts'

interface KeyRow {
  id: string
  staff: number
  publicKey: Buffer
  counter: number
}

export interface PasskeyRow {
  id: string
  label: string
  createdAt: Date
  usedAt: Date | null
}

/** Passkeys of people who sign in at this address. What they sign is a form's token (form-tokens.ts), so each signature is good once. */
export function passkeys(origin: string) {
  const rpID = new URL(origin).hostname
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    /** What a browser is told that shall make one. */
    async toMake(token: string, { id, name }: { id: number | string; name: string }, known: string[] = []) {
      return generateRegistrationOptions({
        rpName: 'Pergola',
        rpID,
        userID: Uint8Array.from(Buffer.from(String(id))),
        userName: name,
        challenge: Uint8Array.from(Buffer.from(token, 'base64url')),
        excludeCredentials: known.map(id => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    /** What a browser is told that shall show one. */
    toShow: (token: string) =>
      generateAuthenticationOptions({
        rpID,
        challenge: Uint8Array.from(Buffer.from(token, 'base64url')),
        userVerification: 'required',
      }),

    /** What is public of a key that a browser has made; undefined: it is none of ours. */
    async readMade(text: string, token: string) {
      const response = parsed<RegistrationResponseJSON>(text)
      if (!response) return undefined
      const verified = await verifyRegistrationResponse({
        ...expected,
        response,
        expectedChallenge: token,
      }).catch(() => undefined)
      return verified?.verified ? verified.registrationInfo.credential : undefined
    },

    /** Whose key was shown; undefined: nobody's. */
    async readShown(db: Database, text: string, token: string, staff?: number): Promise<number | undefined> {
      const response = parsed<AuthenticationResponseJSON>(text)
      if (typeof response?.id !== 'string') return undefined
      const [key] = await ask<KeyRow>(
        db,
        `select k.id, k.staff_id as staff, k.public_key as "publicKey", k.counter from staff_keys k
         join staff p on p.id = k.staff_id where k.id = $1 and not p.ended and p.id = coalesce($2, p.id)`,
        [response.id, staff ?? null],
      )
      if (!key) return undefined
      const { id, counter, publicKey } = key
      const verified = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: token,
        credential: { id, counter, publicKey: Uint8Array.from(publicKey) },
      }).catch(() => undefined)
      if (!verified?.verified) return undefined
      await ask(db, 'update staff_keys set counter = $2, used_at = now() where id = $1', [
        id,
        verified.authenticationInfo.newCounter,
      ])
      return key.staff
    },
  }
}

export type Passkeys = ReturnType<typeof passkeys>
type MadeKey = NonNullable<Awaited<ReturnType<Passkeys['readMade']>>>

export async function keepKey(db: Database, staff: number, key: MadeKey, label: string): Promise<void> {
  await ask(
    db,
    'insert into staff_keys (id, staff_id, public_key, counter, transports, label) values ($1, $2, $3, $4, $5, $6)',
    [key.id, staff, Buffer.from(key.publicKey), key.counter, key.transports ?? [], label.slice(0, 100)],
  )
}

export const keysOf = (db: Database, staff: number): Promise<PasskeyRow[]> =>
  ask(
    db,
    `select id, label, created_at as "createdAt", used_at as "usedAt" from staff_keys where staff_id = $1 order by created_at`,
    [staff],
  )

export async function removeKey(db: Database, staff: number, id: string): Promise<void> {
  await ask(db, 'delete from staff_keys where staff_id = $1 and id = $2', [staff, id])
}

/** It comes from a browser, and may be anything. */
function parsed<Response>(text: string): Response | undefined {
  try {
    return JSON.parse(text) as Response
  } catch {
    return undefined
  }
}
