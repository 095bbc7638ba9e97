import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { COLLECT_PATH } from '../contract/collect.ts'
import type { EventStreamSettings } from '../data/log/event-stream.ts'
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

const environment = z.object({
  ...siteEnvironment,
  PORT: port.default(3000),
  // Replicas of that database, each by the address of one server, separated by blanks: pages are read from them.
  READ_DATABASE_URL: z
    .string()
    .default('')
    .transform(text => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(postgresUrl).max(8)),
  NATS_URL: natsServers,
  EVENT_REPLICAS: streamReplicas,
  EVENT_LOG_BYTES: eventLogBytes,
  // Where the edges take purges, separated by blanks; a purge is sent to each. They want to see the key.
  EDGE_URLS: z.string().default(''),
  PURGE_KEY: z.string().default(''),
  // Pages for search engines that show mip pages; they fetch mip's runtime from its own host.
  MIP: z.enum(['on', 'off']).default('on'),
  // Where they are, when not on this site.
  MIP_ORIGIN: optionalUrl,
  // Hosts on which ads' pictures may stand, separated by blanks; over https.
  AD_PICTURE_HOSTS: hostNames(50),
  // Domains of the company and its partners: where a parameter may lead, and where native may be sent.
  REDIRECT_DOMAINS: hostNames(5),
  // The variant of an experiment that this process shows; it stands in every record.
  EXPERIMENT: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .default(''),
  // What it may hold before the oldest pictures go.
  IMAGE_CACHE_BYTES: z.coerce.number().int().min(1_000_000).default(20_000_000_000),
  // Built files of this release and earlier ones, which pages in browsers and caches still ask for; empty: this one's alone.
  ASSETS_DIR: z.string().default(''),
  // How long a process that was told to end goes on with downloads.
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(3600),
  // Signs the links to package files; commas between several, of which the first signs and all are good.
  PACKAGE_KEY: z.string().default(''),
  // Where package files are fetched, when not on this site.
  PACKAGE_ORIGIN: optionalUrl,
  // utm_source values that are paid by download, separated by blanks.
  CAMPAIGN_SOURCES: z.string().default(''),
  PACKAGE_BLOCKERS: z
    .string()
    .default('wechat qq weibo')
    .transform(text => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.enum(IN_OTHER_APPS))),
  // What `action=dl` does: the download, or the popup that offers it.
  AUTO_DOWNLOAD: z.enum(['direct', 'confirm']).default('direct'),
  // A risk-control provider's script, and the name under which this store is known to it. Off unless both are given.
  RISK_SCRIPT: optionalUrl,
  RISK_APP: z.string().max(64).default(''),
  // Where pages send events: a path of this site or another site's address; empty: nowhere.
  COLLECT_URL: z
    .union([z.string().regex(/^(\/(?!\/)[\w/-]*)?$/), z.url({ protocol: /^https?$/ })])
    .default(COLLECT_PATH),
  // What Do Not Track and Global Privacy Control mean.
  TRACK_PRIVACY_SIGNALS: z.enum(['honour', 'ignore']).default('honour'),
  // The part of page views that tell which cards were seen.
  TRACK_SHOWS: z.coerce.number().min(0).max(1).default(1),
  // What identifies a visitor, after they agreed: a key that outlives the visit; what their device looks like.
  TRACK_IDENTIFY: onOff,
  FINGERPRINT: onOff,
  EVENTS_KEEP_DAYS: keepDays,
  // Answers kept in the process: how many, and for how long before they are made anew.
  MEMORY_ENTRIES: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  MEMORY_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
  // Of a hundred requests so many, as a part of 1, are told to the log, each in a line; their statements carry its id.
  LOG_REQUESTS: z.coerce.number().min(0).max(1).default(0),
})

/** Every setting's name, for the test that holds the document to it. */
export const SETTING_NAMES = Object.keys(environment.shape)

export type Config = ReturnType<typeof readConfig>

/** The environment is read here and nowhere else. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const e = readEnvironment(environment, env, 'store')
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
    events: { replicas: e.EVENT_REPLICAS, maxBytes: e.EVENT_LOG_BYTES } satisfies EventStreamSettings,
    edges: edges(e.EDGE_URLS, e.PURGE_KEY),
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

/** Facts of the store that were settings once; whoever has them there would not see them on any page. */
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

type Environment = z.infer<typeof environment>

/** undefined: there is no provider. */
function riskSettings(e: Environment): RiskSettings | undefined {
  return e.RISK_SCRIPT && e.RISK_APP ? { script: e.RISK_SCRIPT, appName: e.RISK_APP } : undefined
}

/** undefined: pages report nothing. */
function trackSettings(e: Environment): TrackSettings | undefined {
  if (!e.COLLECT_URL) return undefined
  return {
    url: e.COLLECT_URL,
    signals: e.TRACK_PRIVACY_SIGNALS,
    shows: e.TRACK_SHOWS,
    identify: e.TRACK_IDENTIFY,
    fingerprint: e.FINGERPRINT,
  }
}

function edges(urls: string, key: string): { url: string; key: string }[] {
  const found = urls.split(/\s+/).filter(Boolean)
  if (found.length > 0 && key.length < 32) throw new Error('A PURGE_KEY has at least 32 characters')
  return found.map(url => ({ url, key }))
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
