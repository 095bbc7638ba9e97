import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { InstallSettings } from '../rules/install/settings.ts'
import type { LinkSettings } from './packages/package-links.ts'

const port = z.coerce.number().int().min(0).max(65535)

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  NATS_URL: z.url({ protocol: /^nats$/ }),
  // Where the edges are, separated by blanks; a purge is sent to each.
  EDGE_URLS: z.string().default(''),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  MEDIA_DIR: z.string(),
  IMAGE_CACHE_DIR: z.string(),
  // Signs the links to package files; commas between several, of which the first signs and all are good.
  PACKAGE_KEY: z.string().default(''),
  // Where package files are fetched, when not on this site.
  PACKAGE_ORIGIN: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  // utm_source values that are paid by download, separated by blanks.
  CAMPAIGN_SOURCES: z.string().default(''),
  // What `action=dl` does: the download, or the popup that offers it.
  AUTO_DOWNLOAD: z.enum(['direct', 'confirm']).default('direct'),
  // A risk-control provider's script, and the name under which this store is known to it. Off unless both are given.
  RISK_SCRIPT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  RISK_APP: z.string().max(64).default(''),
  // Answers kept in the process: how many, and for how long before they are made anew.
  MEMORY_ENTRIES: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  MEMORY_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config {
  listen: { host: string; port: number }
  database: { url: string; pool: number }
  natsUrl: string
  edgeUrls: string[]
  /** The address that visitors see, without a path. */
  publicOrigin: string
  packages: LinkSettings
  mediaDir: string
  imageCacheDir: string
  install: InstallSettings
  memory: { most: number; freshMs: number }
  logLevel: string
}

/** The environment is read here and nowhere else. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const e = environment.parse(env)
  return {
    listen: { host: e.HOST, port: e.PORT },
    database: { url: e.DATABASE_URL, pool: e.DATABASE_POOL },
    natsUrl: e.NATS_URL,
    edgeUrls: e.EDGE_URLS.split(/\s+/).filter(Boolean),
    publicOrigin: new URL(e.PUBLIC_ORIGIN).origin,
    packages: { keys: packageKeys(e.PACKAGE_KEY, e.PUBLIC_ORIGIN), origin: packageOrigin(e.PACKAGE_ORIGIN) },
    mediaDir: e.MEDIA_DIR,
    imageCacheDir: e.IMAGE_CACHE_DIR,
    install: {
      campaignSources: e.CAMPAIGN_SOURCES.split(/\s+/).filter(Boolean),
      auto: e.AUTO_DOWNLOAD,
      risk: e.RISK_SCRIPT && e.RISK_APP ? { script: e.RISK_SCRIPT, appName: e.RISK_APP } : undefined,
    },
    memory: { most: e.MEMORY_ENTRIES, freshMs: e.MEMORY_SECONDS * 1000 },
    logLevel: e.LOG_LEVEL,
  }
}

/** A store that is open to the world needs a key that outlives the process; one that is tried out may make its own. */
function packageKeys(text: string, publicOrigin: string): LinkSettings['keys'] {
  const [first, ...rest] = text.split(',').map(key => key.trim())
  if (!first) {
    if (publicOrigin.startsWith('https:')) throw new Error('PACKAGE_KEY is missing')
    return [randomBytes(32).toString('base64url')]
  }
  if ([first, ...rest].some(key => key.length < 32))
    throw new Error('A PACKAGE_KEY has at least 32 characters')
  return [first, ...rest]
}

function packageOrigin(address: string): string {
  if (!address) return ''
  const { origin, protocol, hostname } = new URL(address)
  if (protocol !== 'https:' && !/^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname))
    throw new Error('PACKAGE_ORIGIN must be https')
  return origin
}
