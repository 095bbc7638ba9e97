import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { COLLECT_PATH } from '../contract/collect.ts'
import type { EventStreamSettings } from '../data/log/event-stream.ts'
import { readEnvironment } from '../data/read-environment.ts'
import type { Brand } from '../rules/brand/brand.ts'
import type { InstallSettings } from '../rules/install/settings.ts'
import { LOCALES } from '../rules/locales.ts'
import type { RiskSettings } from '../rules/risk-settings.ts'
import type { TrackSettings } from '../rules/track-settings.ts'
import { IN_OTHER_APPS } from '../rules/user-agent.ts'
import { readBrand } from './brand/read-brand.ts'
import { withDemoOperator } from './demo-operator.ts'
import { keepEnvironment, keepSettings } from './files/keep-settings.ts'
import type { LinkSettings } from './packages/package-links.ts'

const port = z.coerce.number().int().min(0).max(65535)

export const natsServers = z
  .string()
  .transform(text => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^nats$/ })).min(1))

const onOff = z
  .enum(['on', 'off'])
  .default('off')
  .transform(set => set === 'on')

/** In days; analytics reads the same setting. */
export const keepDays = z.coerce.number().int().min(14).max(3650).default(90)

/** As catalogues write them: `zh-CN`, `en`, `pt-BR`. */
function isLocale(text: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(text)
}

/** Names separated by blanks, as they stand in an address. */
const hostNames = (max: number) =>
  z
    .string()
    .default('')
    .transform(text => text.toLowerCase().split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().regex(/^[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/)).max(max))

const environment = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  // Where Prometheus finds the numbers of the process; without a port, nowhere.
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  // Replicas of that database, each by the address of one server, separated by blanks: pages are read from them.
  READ_DATABASE_URL: z
    .string()
    .default('')
    .transform(text => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^postgres(ql)?$/ })).max(8)),
  // One server of the log or several, separated by blanks.
  NATS_URL: natsServers,
  // How many servers hold each event, and how much the log may hold before it takes no more.
  EVENT_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  EVENT_LOG_BYTES: z.coerce.number().int().min(1_000_000).default(4_000_000_000),
  // Where the edges take purges, separated by blanks; a purge is sent to each. They want to see the key.
  EDGE_URLS: z.string().default(''),
  PURGE_KEY: z.string().default(''),
  // The languages of the catalogue's texts, commas between them: what stands in for a text that a page's own language lacks.
  LOCALE_ORDER: z
    .string()
    .default(LOCALES.join(','))
    .transform(text => text.split(',').map(locale => locale.trim()))
    .pipe(z.array(z.string().refine(isLocale, 'not a language tag, such as zh-CN or en')).max(20)),
  // Whose word for a visitor's address is taken: addresses, networks (10.0.0.0/8), `loopback` or `uniquelocal`, commas between them.
  TRUSTED_PROXIES: z
    .string()
    .default('loopback')
    .transform(text =>
      text
        .split(',')
        .map(proxy => proxy.trim())
        .filter(Boolean),
    ),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  // The folder that says who the store is and how it looks; empty: the repository's own.
  STORE_DIR: z.string().default(''),
  // Pages for search engines that show mip pages; they fetch mip's runtime from its own host.
  MIP: z.enum(['on', 'off']).default('on'),
  // Where they are, when not on this site.
  MIP_ORIGIN: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  // Hosts on which ads' pictures may stand, separated by blanks; over https.
  AD_PICTURE_HOSTS: hostNames(50),
  // Domains of the company and its partners: where a parameter may lead, and where native may be sent.
  REDIRECT_DOMAINS: hostNames(5),
  // The variant of an experiment that this process shows; it stands in every record.
  EXPERIMENT: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .default(''),
  // The store shows the demo catalogue: /demo lists what it can do.
  DEMO: onOff,
  ...keepEnvironment,
  IMAGE_CACHE_DIR: z.string(),
  // What it may hold before the oldest pictures go.
  IMAGE_CACHE_BYTES: z.coerce.number().int().min(1_000_000).default(20_000_000_000),
  // Built files of this release and earlier ones, which pages in browsers and caches still ask for; empty: this one's alone.
  ASSETS_DIR: z.string().default(''),
  // How long a process that was told to end goes on with downloads.
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(3600),
  // Signs the links to package files; commas between several, of which the first signs and all are good.
  PACKAGE_KEY: z.string().default(''),
  // Where package files are fetched, when not on this site.
  PACKAGE_ORIGIN: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
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
  RISK_SCRIPT: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
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
  // How long analytics keeps raw events: the page about privacy says so.
  EVENTS_KEEP_DAYS: keepDays,
  // Answers kept in the process: how many, and for how long before they are made anew.
  MEMORY_ENTRIES: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  MEMORY_SECONDS: z.coerce.number().min(0).max(86_400).default(60),
  // Of a hundred requests so many, as a part of 1, are told to the log, each in a line; their statements carry its id.
  LOG_REQUESTS: z.coerce.number().min(0).max(1).default(0),
  // What pictures and packages of strangers are read in; none: in a process like any other.
  SANDBOX: z.enum(['bubblewrap', 'none']).default('bubblewrap'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** Every setting's name, for the test that holds the document to it. */
export const SETTING_NAMES = Object.keys(environment.shape)

export type Config = ReturnType<typeof readConfig>

/** The environment is read here and nowhere else. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const e = readEnvironment(environment, env, 'store')
  refuseMoved(env)
  const { RISK_SCRIPT, COLLECT_URL, MIP_ORIGIN } = e
  const files = keepSettings(e)
  // Visitors are sent there.
  overTlsAlone(e.PUBLIC_ORIGIN, { RISK_SCRIPT, COLLECT_URL, MIP_ORIGIN, S3_URL: files.s3?.url ?? '' })
  return {
    listen: { host: e.HOST, port: e.PORT },
    /** undefined: numbers of the process are served nowhere. */
    metrics: e.METRICS_PORT === undefined ? undefined : { host: e.METRICS_HOST, port: e.METRICS_PORT },
    database: { url: e.DATABASE_URL, pool: e.DATABASE_POOL, locales: e.LOCALE_ORDER },
    /** Read from when they are level with it. */
    replicas: e.READ_DATABASE_URL,
    natsServers: e.NATS_URL,
    events: { replicas: e.EVENT_REPLICAS, maxBytes: e.EVENT_LOG_BYTES } satisfies EventStreamSettings,
    edges: edges(e.EDGE_URLS, e.PURGE_KEY),
    /** The address that visitors see, without a path. */
    trustedProxies: e.TRUSTED_PROXIES,
    publicOrigin: new URL(e.PUBLIC_ORIGIN).origin,
    brand: brandOf(e),
    /** Where mip pages are; undefined: there are none. */
    mip: e.MIP === 'on' ? new URL(e.MIP_ORIGIN || e.PUBLIC_ORIGIN).origin : undefined,
    /** Where ads' pictures may stand, other than on this site. */
    adHosts: e.AD_PICTURE_HOSTS,
    /** Domains of the company and its partners. */
    domains: e.REDIRECT_DOMAINS,
    /** The variant of an experiment that is shown. */
    experiment: e.EXPERIMENT || undefined,
    demo: e.DEMO,
    packages: { keys: packageKeys(e.PACKAGE_KEY, e.PUBLIC_ORIGIN), origin: packageOrigin(e.PACKAGE_ORIGIN) },
    mediaDir: e.MEDIA_DIR,
    /** Where packages are kept. */
    files,
    imageCacheDir: e.IMAGE_CACHE_DIR,
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
    logLevel: e.LOG_LEVEL,
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
    throw new Error(`Settings that have moved into the folder STORE_DIR (docs/brand.md):\n${told.join('\n')}`)
}

type Environment = z.infer<typeof environment>

/** The demo has nobody to speak of: its operator is invented. */
function brandOf({ STORE_DIR, DEMO }: Environment): Brand {
  const brand = readBrand(STORE_DIR)
  return DEMO && !STORE_DIR ? withDemoOperator(brand) : brand
}

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
