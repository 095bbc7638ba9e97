import * as client from 'openid-client'
import type { Database } from '../../../data/db/database.ts'
import { nameSubject, personOfSubject } from '../../../data/db/queries/access/subjects.ts'
import type { OidcSettings } from '../config.ts'
import { recordEvent } from './account-events.ts'

/** How long it may take to answer, in seconds. */
const TIMEOUT_S = 5

/** What must be remembered of a visit to the service until it comes back. */
export interface Visit {
  state: string
  nonce: string
  verifier: string
  /** Whether the service had to authenticate again instead of trusting its cookie. */
  isFresh: boolean
}

export interface SignInService {
  /** Returns the redirect and what to remember of it. Fresh: the service authenticates again. */
  begin(isFresh: boolean): Promise<{ url: string; visit: Visit }>
  /** Returns who signed in; undefined: not a member of the store. */
  end(db: Database, url: URL, visit: Visit): Promise<number | undefined>
}

/** An OpenID Connect provider. It is discovered at the first sign-in: the console starts without it. */
export function signInService(settings: OidcSettings, origin: string): SignInService {
  let known: Promise<client.Configuration> | undefined
  const configuration = () => {
    const insecure = settings.issuer.startsWith('http:') && origin.startsWith('http://localhost')
    known ??= client.discovery(new URL(settings.issuer), settings.client, settings.secret, undefined, {
      timeout: TIMEOUT_S,
      ...(insecure ? { execute: [client.allowInsecureRequests] } : {}),
    })
    known.catch(() => {
      known = undefined
    })
    return known
  }
  const redirect_uri = `${origin}/sign-in/service/back`

  return {
    async begin(isFresh) {
      const visit = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        isFresh,
      }
      const url = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri,
        scope: 'openid email',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
        ...(isFresh ? { prompt: 'login', max_age: '0' } : {}),
      })
      return { url: url.href, visit }
    },

    async end(db, url, { state, nonce, verifier, isFresh }) {
      const tokens = await client.authorizationCodeGrant(await configuration(), url, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        ...(isFresh ? { maxAge: 0 } : {}),
      })
      const claims = tokens.claims()
      if (!claims) return undefined
      const { email, email_verified: isVerified } = claims
      return findByService(db, claims.iss, claims.sub, isVerified === true ? String(email) : undefined)
    },
  }
}

/** Finds the member by the provider's subject, or the first time by the email that an owner entered. */
async function findByService(
  db: Database,
  issuer: string,
  subject: string,
  email: string | undefined,
): Promise<number | undefined> {
  const [known] = await personOfSubject(db, { issuer, subject })
  if (known) return known.ended ? undefined : known.staff
  const [linked] = email ? await nameSubject(db, { issuer, subject, email }) : []
  if (linked) await recordEvent(db, { staff: linked.staff, kind: 'service-linked' })
  return linked?.staff
}
