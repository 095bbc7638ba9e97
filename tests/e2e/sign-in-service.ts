import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider from 'oidc-provider'

export interface TestService {
  issuer: string
  client: string
  secret: string
  close(): Promise<void>
}

/** A sign-in service in this process: a typed name is the person of that e-mail address. */
export async function signInService(consoleOrigin: string): Promise<TestService> {
  const server: Server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
  const [client, secret] = ['console', 'a secret of the console, for these tests alone']
  const provider = new Provider(issuer, {
    clients: [
      { client_id: client, client_secret: secret, redirect_uris: [`${consoleOrigin}/sign-in/service/back`] },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The console reads what the token of identity says.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the service'] },
    findAccount: (_context: unknown, id: string) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        email: `${id.replace(/^unproved-/, '')}@example.org`,
        email_verified: !id.startsWith('unproved-'),
      }),
    }),
  })
  server.on('request', provider.callback())
  return {
    issuer,
    client,
    secret,
    close: () =>
      new Promise(done => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
}
