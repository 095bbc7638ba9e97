import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { COLLECT_PATH } from '../contract/collect.ts'
import type { EventStreamSettings } from '../data/log/event-stream.ts'
import { CDNS, type EdgeAddress } from '../data/purge/purge-requests.ts'
import { readEnvironment } from '../platform/config/read-environment.ts'
import {
  eventLogBytes,
  keepDays,
  natsServers,
  onOff,
  optionalUrl,
  port,
  postgresUrl,
  streamReplicas,
} from '../platform/config/settings.ts'
import { siteEnvironment, siteSettings } from '../platform/config/site-settings.ts'
import { IN_OTHER_APPS } from '../rules/devices/user-agent.ts'
import type { InstallSettings } from '../rules/install/settings.ts'
import type { RiskSettings } from '../rules/tracking/risk-settings.ts'
import type { TrackSettings } from '../rules/tracking/track-settings.ts'
import type { LinkSettings } from './packages/package-links.ts'

/** Names separated by blanks, as they stand in an address. */
const hostNames = (max: number) =>
  z
    .string()
    .default('')
    .transform(text => text.toLowerCase().split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/)).max(max))

/** Described in ops/docs/settings.ts. */
export const webEnvironmentSchema = z.object({
  ...siteEnvironment,
  PORT: port.default(3000),
  READ_DATABASE_URL: z
    .string()
    .default('')
    .transform(text => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(postgresUrl).max(8)),
  NATS_URL: natsServers,
  EVENT_REPLICAS: streamReplicas,
  EVENT_LOG_BYTES: eventLogBytes,
  EDGE_URLS: z.string().default(''),
  PURGE_KEY: z.string().default(''),
  CDN: z.enum(['', ...CDNS]).default(''),
  CDN_PURGE_URL: optionalUrl,
  CDN_PURGE_KEY: z.string().default(''),
  MIP: z.enum(['on', 'off']).default('on'),
  MIP_ORIGIN: optionalUrl,
  AD_PICTURE_HOSTS: hostNames(50),
  REDIRECT_DOMAINS: hostNames(5),
  EXPERIMENT: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .default(''),
  IMAGE_CACHE_BYTES: z.coerce.number().int().min(1_000_000).default(20_000_000_000),
  ASSETS_DIR: z.string().default(''),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(3600),
  PACKAGE_KEY: z.string().default(''),
  PACKAGE_ORIGIN: optionalUrl,
  CAMPAIGN_SOURCES: z.string().default(''),
  PACKAGE_BLOCKERS: z
    .string()
    .default('wechat qq weibo')
    .transform(text => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.enum(IN_OTHER_APPS))),
  AUTO_DOWNLOAD: z.enum(['direct', 'confirm']).default('direct'),
  RISK_SCRIPT: optionalUrl,
  RISK_APP: z.string().max(64).default(''),
  EVENTS: z.enum(['on', 'off']).default('on'),
  COLLECT_URL: z
    .union([z.string().regex(/^(\/(?!\/)[\w/-]*)?$/), z.url({ protocol: /^https?$/ })])
    .default(COLLECT_PATH),
  TRACK_PRIVACY_SIGNALS: z.enum(['honour', 'ignore']).default('honour'),
  TRACK_SHOWS: z.coerce.number().min(0).max(1).default(1),
  TRACK_IDENTIFY: onOff,
  FINGERPRINT: onOff,
  EVENTS_KEEP_DAYS: keepDays,
  MEMORY_ENTRIES: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  MEMORY_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
  LOG_REQUESTS: z.coerce.number().min(0).max(1).default(0),
})

export type Config = ReturnType<typeof readConfig>

/** The environment is read here and nowhere else. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const e = readEnvironment(webEnvironmentSchema, env, 'store')
  refuseMoved(env)
  const { RISK_SCRIPT, COLLECT_URL, MIP_ORIGIN } = e
  const site = siteSettings(e)
  // Visitors are sent there.
  overTlsAlone(e.PUBLIC_ORIGIN, { RISK_SCRIPT, COLLECT_URL, MIP_ORIGIN, S3_URL: site.files.s3?.url ?? '' })
  return {
    ...site,
    listen: { host: e.HOST, port: e.PORT },
    /** Read from when they are level with it. */
    replicas: e.READ_DATABASE_URL,
    natsServers: e.NATS_URL,
    /** Whether visits and downloads are. */
    isCounted: e.EVENTS === 'on',
    events: { replicas: e.EVENT_REPLICAS, maxBytes: e.EVENT_LOG_BYTES } satisfies EventStreamSettings,
    edges: [...edges(e.EDGE_URLS, e.PURGE_KEY), ...cdn(e)],
    /** Where mip pages are; undefined: there are none. */
    mip: e.MIP === 'on' ? new URL(e.MIP_ORIGIN || e.PUBLIC_ORIGIN).origin : undefined,
    /** Where ads' pictures may stand, other than on this site. */
    adHosts: e.AD_PICTURE_HOSTS,
    /** Domains of the company and its partners. */
    domains: e.REDIRECT_DOMAINS,
    /** The variant of an experiment that is shown. */
    experiment: e.EXPERIMENT || undefined,
    packages: { keys: packageKeys(e.PACKAGE_KEY, e.PUBLIC_ORIGIN), origin: packageOrigin(e.PACKAGE_ORIGIN) },
    imageCacheBytes: e.IMAGE_CACHE_BYTES,
    /** Built files of earlier releases too; undefined: there is no such folder. */
    assetsDir: e.ASSETS_DIR || undefined,
    drainSeconds: e.DRAIN_SECONDS,
    install: {
      campaignSources: e.CAMPAIGN_SOURCES.split(/\s+/).filter(Boolean),
      auto: e.AUTO_DOWNLOAD,
      blockers: e.PACKAGE_BLOCKERS,
    } satisfies InstallSettings,
    risk: riskSettings(e),
    track: trackSettings(e),
    keepDays: e.EVENTS_KEEP_DAYS,
    memory: { maxEntries: e.MEMORY_ENTRIES, ttlMs: e.MEMORY_SECONDS * 1000 },
    logRequests: e.LOG_REQUESTS,
  }
}

/** Facts of the store that were settings once, and would no longer appear on any page. */
const MOVED = {
  SITE_FILING: 'filings',
  SITE_OPERATOR: 'texts.….operator',
  SITE_CONTACT: 'contact',
  SECURITY_CONTACT: 'securityContact',
  CLIENT_URL: 'client',
}

function refuseMoved(env: NodeJS.ProcessEnv): void {
  const told = Object.entries(MOVED).flatMap(([name, key]) =>
    env[name] ? `  ${name} is "${key}" of store.json now` : [],
  )
  if (told.length > 0)
    throw new Error(
      `Settings that have moved into the folder STORE_DIR (docs/how-to/brand-your-store.md):\n${told.join('\n')}`,
    )
}

type Environment = z.infer<typeof webEnvironmentSchema>

/** undefined: there is no provider. */
function riskSettings(e: Environment): RiskSettings | undefined {
  return e.RISK_SCRIPT && e.RISK_APP ? { script: e.RISK_SCRIPT, appName: e.RISK_APP } : undefined
}

/** undefined: pages report nothing. */
function trackSettings(e: Environment): TrackSettings | undefined {
  if (!e.COLLECT_URL || e.EVENTS === 'off') return undefined
  return {
    url: e.COLLECT_URL,
    signals: e.TRACK_PRIVACY_SIGNALS,
    shows: e.TRACK_SHOWS,
    identify: e.TRACK_IDENTIFY,
    fingerprint: e.FINGERPRINT,
  }
}

function edges(urls: string, key: string): EdgeAddress[] {
  const found = urls.split(/\s+/).filter(Boolean)
  if (found.length > 0 && key.length < 32)
    throw new Error(`PURGE_KEY must be at least 32 characters (got ${key.length})`)
  return found.map(url => ({ url, key }))
}

/** Purged like an edge. */
function cdn({ CDN, CDN_PURGE_URL: url, CDN_PURGE_KEY: key }: Environment): EdgeAddress[] {
  if (CDN === '') return []
  if (!url || !key) throw new Error(`CDN=${CDN} needs CDN_PURGE_URL and CDN_PURGE_KEY`)
  if (!isSecureOrLocal(new URL(url))) throw new Error('CDN_PURGE_URL must be https')
  return [{ cdn: CDN, url, key }]
}

/** A page over https must not be changed or read on the way by what it fetches. */
function overTlsAlone(publicOrigin: string, addresses: Record<string, string>): void {
  if (!publicOrigin.startsWith('https:')) return
  for (const [name, address] of Object.entries(addresses))
    if (address.startsWith('http:')) throw new Error(`${name} must be https, as the site is`)
}

/** A store that is open to the world needs a key that outlives the process; one that is tried out may make its own. */
function packageKeys(text: string, publicOrigin: string): LinkSettings['keys'] {
  const [first, ...rest] = text.split(',').map(key => key.trim())
  if (!first) {
    if (publicOrigin.startsWith('https:')) throw new Error('PACKAGE_KEY is missing')
    return [randomBytes(32).toString('base64url')]
  }
  if ([first, ...rest].some(key => key.length < 32))
    throw new Error('PACKAGE_KEY must be at least 32 characters')
  return [first, ...rest]
}

function packageOrigin(address: string): string {
  if (!address) return ''
  const url = new URL(address)
  if (!isSecureOrLocal(url)) throw new Error('PACKAGE_ORIGIN must be https')
  return url.origin
}

const isSecureOrLocal = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || /^(127\.\d+\.\d+\.\d+|\[::1\]|localhost)$/.test(hostname)
