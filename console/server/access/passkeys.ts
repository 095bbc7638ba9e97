import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Database } from '../../../data/db/database.ts'
import { countKey, findKey, insertKey } from '../../../data/db/queries/access/keys.ts'

/** Passkeys of people who sign in at this address. What they sign is a form's token (form-tokens.ts), so each signature is good once. */
export function passkeys(origin: string) {
  const rpID = new URL(origin).hostname
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    /** Options for the browser to create a passkey. */
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

    /** Options for the browser to use a passkey. */
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

    /** Returns whose passkey was used; undefined: unknown or invalid. */
    async readShown(db: Database, text: string, token: string, staff?: number): Promise<number | undefined> {
      const response = parsed<AuthenticationResponseJSON>(text)
      if (typeof response?.id !== 'string') return undefined
      const [key] = await findKey(db, { key: response.id, staff: staff ?? null })
      if (!key) return undefined
      const { id, counter, publicKey } = key
      const verified = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: token,
        credential: { id, counter, publicKey: Uint8Array.from(publicKey) },
      }).catch(() => undefined)
      if (!verified?.verified) return undefined
      await countKey(db, { key: id, counter: verified.authenticationInfo.newCounter })
      return key.staff
    },
  }
}

export type Passkeys = ReturnType<typeof passkeys>
type MadeKey = NonNullable<Awaited<ReturnType<Passkeys['readMade']>>>

export async function keepKey(db: Database, staff: number, key: MadeKey, label: string): Promise<void> {
  const { id, publicKey, counter, transports = [] } = key
  await insertKey(db, { key: id, staff, publicKey, counter, transports, label })
}

/** It comes from a browser, and may be anything. */
function parsed<Response>(text: string): Response | undefined {
  try {
    return JSON.parse(text) as Response
  } catch {
    return undefined
  }
}
