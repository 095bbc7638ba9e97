import { z } from 'zod'
import { keepEnvironment, keepSettings } from '../../platform/config/file-settings.ts'
import { readEnvironment } from '../../platform/config/read-environment.ts'
import {
  localeOrder,
  logLevel,
  natsServers,
  optionalUrl,
  port,
  postgresUrl,
  sandbox,
  streamReplicas,
} from '../../platform/config/settings.ts'
import { scannerAddress } from '../commands/inspection/scanner-address.ts'

/** Separated by blanks. */
const addresses = z
  .string()
  .default('')
  .transform(text => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).max(64))

/** Described in ops/docs/settings.ts. */
export const workerEnvironmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3200),
  DATABASE_URL: postgresUrl,
  NATS_URL: natsServers,
  EVENT_REPLICAS: streamReplicas,
  EDGE_URLS: addresses,
  CDN_PURGE_URL: optionalUrl,
  PROBE_URLS: addresses,
  ...keepEnvironment,
  SCANNER: z.string().optional(),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:8080'),
  MIP: z.enum(['on', 'off']).default('on'),
  MIP_ORIGIN: optionalUrl,
  PROBE_SHARE: z.coerce.number().min(0).max(1).default(1),
  PROBES_AT_ONCE: z.coerce.number().int().min(1).max(100).default(4),
  IMPORT_HOURS: z.coerce.number().min(0).max(8760).default(6),
  IMPORT_MINUTES: z.coerce.number().min(1).max(1440).default(60),
  IMPORT_MEGABYTES: z.coerce.number().int().min(100).max(100_000).default(700),
  LOCALE_ORDER: localeOrder,
  SANDBOX: sandbox,
  LOG_LEVEL: logLevel,
})

export type WorkerConfig = ReturnType<typeof readWorkerConfig>

/** The worker's environment is read here and nowhere else. */
export function readWorkerConfig(env: NodeJS.ProcessEnv) {
  const e = readEnvironment(workerEnvironmentSchema, env, 'worker')
  return {
    listen: { host: e.HOST, port: e.PORT },
    databaseUrl: e.DATABASE_URL,
    locales: e.LOCALE_ORDER,
    natsServers: e.NATS_URL,
    replicas: e.EVENT_REPLICAS,
    edges: [...e.EDGE_URLS, ...(e.CDN_PURGE_URL ? [e.CDN_PURGE_URL] : [])],
    probes: {
      edges: e.PROBE_URLS.map(url => ({
        url,
        host: new URL(e.PUBLIC_ORIGIN).host,
        mipHost: e.MIP === 'on' ? new URL(e.MIP_ORIGIN || e.PUBLIC_ORIGIN).host : undefined,
      })),
      share: e.PROBE_SHARE,
      atOnce: e.PROBES_AT_ONCE,
    },
    /** Where packages are kept, which it looks after. */
    files: keepSettings(e),
    scanner: scannerAddress(e.SCANNER),
    imports: {
      everyHours: e.IMPORT_HOURS,
      mostMs: e.IMPORT_MINUTES * 60_000,
      mostBytes: e.IMPORT_MEGABYTES * 2 ** 20,
    },
    logLevel: e.LOG_LEVEL,
  }
}
