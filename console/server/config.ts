import { z } from 'zod'
import { scannerAddress } from '../../catalogue/commands/inspection/scanner-address.ts'
import { readEnvironment } from '../../platform/config/read-environment.ts'
import { optionalUrl, port, postgresUrl } from '../../platform/config/settings.ts'
import { siteEnvironment, siteSettings } from '../../platform/config/site-settings.ts'

/** Described in ops/docs/settings.ts. */
export const consoleEnvironmentSchema = z.object({
  ...siteEnvironment,
  CONSOLE_ORIGIN: z.url({ protocol: /^https?$/ }),
  ACCESS_DATABASE_URL: postgresUrl,
  CONSOLE_PORT: port.default(3300),
  CONSOLE_KEY: z.string().min(32, 'a CONSOLE_KEY has at least 32 characters'),
  OIDC_ISSUER: optionalUrl,
  OIDC_CLIENT: z.string().default(''),
  OIDC_SECRET: z.string().default(''),
  ANALYTICS_URL: optionalUrl,
  ANALYTICS_TOKEN: z.string().default(''),
  SIGNED_HEADS: z.string().default(''),
  SCANNER: z.string().optional(),
})

export type ConsoleConfig = ReturnType<typeof readConsoleConfig>

/** The console's environment is read here and nowhere else. */
export function readConsoleConfig(env: NodeJS.ProcessEnv) {
  const e = readEnvironment(consoleEnvironmentSchema, env, 'console')
  const site = siteSettings(e)
  const origin = new URL(e.CONSOLE_ORIGIN)
  if (origin.protocol === 'http:' && origin.hostname !== 'localhost')
    throw new Error('CONSOLE_ORIGIN must be https, or http://localhost on your own machine')
  if (origin.origin === site.publicOrigin) throw new Error('CONSOLE_ORIGIN must differ from PUBLIC_ORIGIN')
  return {
    site,
    listen: { host: e.HOST, port: e.CONSOLE_PORT },
    origin: origin.origin,
    key: e.CONSOLE_KEY,
    accessDatabaseUrl: e.ACCESS_DATABASE_URL,
    oidc: oidcOf(e),
    analytics: e.ANALYTICS_URL ? { url: e.ANALYTICS_URL, token: e.ANALYTICS_TOKEN } : undefined,
    scanner: scannerAddress(e.SCANNER),
    signedHeads: e.SIGNED_HEADS || undefined,
  }
}

export interface OidcSettings {
  issuer: string
  client: string
  secret: string
}

/** undefined: there is no such service. */
function oidcOf({ OIDC_ISSUER, OIDC_CLIENT, OIDC_SECRET }: z.infer<typeof consoleEnvironmentSchema>) {
  const given = [OIDC_ISSUER, OIDC_CLIENT, OIDC_SECRET].filter(Boolean)
  if (given.length === 0) return undefined
  if (given.length < 3) throw new Error('Set OIDC_ISSUER, OIDC_CLIENT and OIDC_SECRET together')
  return { issuer: OIDC_ISSUER, client: OIDC_CLIENT, secret: OIDC_SECRET } satisfies OidcSettings
}
