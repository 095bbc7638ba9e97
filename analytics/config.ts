import { z } from 'zod'
import type { StoreSettings } from '../data/clickhouse/store.ts'
import type { EventStreamSettings } from '../data/log/event-stream.ts'
import { readEnvironment } from '../platform/config/read-environment.ts'
import {
  eventLogBytes,
  keepDays,
  logLevel,
  natsServers,
  optionalUrl,
  port,
  postgresUrl,
  streamReplicas,
} from '../platform/config/settings.ts'
import type { JumpSettings } from './counters/hold-jumps.ts'
import type { NetworkCaps } from './rollups/trusted.ts'
import type { SearchSettings } from './searches/count-searches.ts'

const count = z.coerce.number().int().min(1).max(1_000_000_000)
const seconds = z.coerce.number().min(1).max(86_400)

/** Described in ops/docs/settings.ts. */
export const analyticsEnvironmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3100),
  DATABASE_URL: postgresUrl,
  NATS_URL: natsServers,
  EVENT_REPLICAS: streamReplicas,
  EVENT_LOG_BYTES: eventLogBytes,
  CLICKHOUSE_URL: optionalUrl,
  CLICKHOUSE_DIR: z.string().default(''),
  EVENTS_KEEP_DAYS: keepDays,
  TIME_ZONE: z
    .string()
    .regex(/^[\w/+-]+$/)
    .default('Asia/Shanghai'),
  ROLLUP_SECONDS: seconds.default(60),
  COUNTER_SECONDS: seconds.default(300),
  NETWORK_DOWNLOADS: count.default(50),
  NETWORK_VIEWS: count.default(500),
  JUMP_TIMES: z.coerce.number().min(2).max(1_000_000).default(10),
  JUMP_FLOOR: count.default(50),
  SEARCHES_LEAST: count.default(20),
  REFUSED_WORDS: z.string().default(''),
  OLD_SECONDS: seconds.default(300),
  ANALYTICS_TOKEN: z.string().default(''),
  LOG_LEVEL: logLevel,
})

export interface AnalyticsConfig {
  listen: { host: string; port: number }
  databaseUrl: string
  natsServers: string[]
  events: EventStreamSettings
  store: StoreSettings
  keepDays: number
  timeZone: string
  rollupMs: number
  counterMs: number
  oldMs: number
  caps: NetworkCaps
  jumps: JumpSettings
  searches: SearchSettings
  token: string
  logLevel: string
}

/** The analytics process's environment is read here and nowhere else. */
export function readAnalyticsConfig(env: NodeJS.ProcessEnv): AnalyticsConfig {
  const e = readEnvironment(analyticsEnvironmentSchema, env, 'analytics')
  const loopback = /^(127\.|::1$|localhost$)/.test(e.HOST)
  if (!loopback && e.ANALYTICS_TOKEN.length < 16)
    throw new Error(
      'An ANALYTICS_TOKEN must have at least 16 characters if other machines can reach the analytics',
    )
  return {
    listen: { host: e.HOST, port: e.PORT },
    databaseUrl: e.DATABASE_URL,
    natsServers: e.NATS_URL,
    events: { replicas: e.EVENT_REPLICAS, maxBytes: e.EVENT_LOG_BYTES },
    store: storeSettings(e.CLICKHOUSE_URL, e.CLICKHOUSE_DIR),
    keepDays: e.EVENTS_KEEP_DAYS,
    timeZone: e.TIME_ZONE,
    rollupMs: e.ROLLUP_SECONDS * 1000,
    counterMs: e.COUNTER_SECONDS * 1000,
    oldMs: e.OLD_SECONDS * 1000,
    caps: { downloads: e.NETWORK_DOWNLOADS, views: e.NETWORK_VIEWS },
    jumps: { times: e.JUMP_TIMES, floor: e.JUMP_FLOOR },
    searches: {
      min: e.SEARCHES_LEAST,
      refused: e.REFUSED_WORDS.split(',')
        .map(word => word.trim())
        .filter(Boolean),
    },
    token: e.ANALYTICS_TOKEN,
    logLevel: e.LOG_LEVEL,
  }
}

function storeSettings(url: string, dir: string): StoreSettings {
  if (url) return { url }
  if (dir) return { dir }
  throw new Error('CLICKHOUSE_URL or CLICKHOUSE_DIR is missing')
}
