import * as client from 'openid-client'
import type { Database } from '../../../data/db/database.ts'
import { nameSubject, personOfSubject } from '../../../data/db/queries/access/subjects.ts'
import type { OidcSettings } from '../config.ts'

/** How long it may take to answer, in seconds. */
const TIMEOUT_S = 5

/** What must be remembered of a visit to the service until it comes back. */
export interface Visit {
  state: string
  nonce: string
  verifier: string
  /** Whether the service was told to look who it is, and not to believe its own cookie. */
  isFresh: boolean
}

export interface SignInService {
  /** Where the browser goes, and what is remembered of it. Fresh: somebody who is signed in there shows again that it is he. */
  begin(isFresh: boolean): Promise<{ url: string; visit: Visit }>
  /** Whose visit came back with this address; undefined: nobody's whom the store knows. */
  end(db: Database, url: URL, visit: Visit): Promise<number | undefined>
}

/** A service that speaks OpenID Connect. It is asked for when somebody comes: the console starts without it. */
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

/** Whom the service means: by its own name for him, or the first time by the address that an owner has written down. */
async function findByService(
  db: Database,
  issuer: string,
  subject: string,
  email: string | undefined,
): Promise<number | undefined> {
  const [known] = await personOfSubject(db, { issuer, subject })
  if (known) return known.ended ? undefined : known.staff
  return email ? (await nameSubject(db, { issuer, subject, email }))[0]?.staff : undefined
}
