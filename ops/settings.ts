import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)

// The one place where ports and folders of a store on this machine are decided.
const environment = z.object({
  PERGOLA_RUN_DIR: z.string().default('.run'),
  // PostgreSQL and NATS are there already, and this folder has their passwords (ops/engines-compose.yaml).
  PERGOLA_ENGINES: z.string().optional(),
  PERGOLA_EDGE_PORT: port.default(8080),
  // For purges, and for what stands before the edge and speaks the PROXY protocol.
  PERGOLA_PURGE_PORT: port.default(8081),
  PERGOLA_PROXY_PORT: port.default(8082),
  // Where TLS is ended before the edge: for visitors, and for those who come without it.
  PERGOLA_TLS_PORT: port.default(8443),
  PERGOLA_PLAIN_PORT: port.default(8088),
  PERGOLA_WEB_PORT: port.default(3000),
  // Numbers of the web process, for Prometheus.
  PERGOLA_METRICS_PORT: port.default(3009),
  PERGOLA_POSTGRES_PORT: port.default(54329),
  PERGOLA_NATS_PORT: port.default(42229),
  PERGOLA_ANALYTICS_PORT: port.default(3100),
  PERGOLA_SIMULATOR_PORT: port.default(8090),
})

export interface Settings {
  runDir: string
  /** Where the passwords of engines are that somebody else has started; undefined: they are started here. */
  outsideEngines?: string
  /** Whether visitors come by https, through a front before the edge. */
  tls: boolean
  /** Whether the catalogue is the demo's; it is unless said otherwise. */
  demo?: boolean
  ports: {
    tls: number
    plain: number
    edge: number
    purge: number
    proxy: number
    web: number
    metrics: number
    analytics: number
    postgres: number
    nats: number
  }
}

export const root = fileURLToPath(new URL('..', import.meta.url))

export function readSettings(env: NodeJS.ProcessEnv = process.env, { tls = false } = {}): Settings {
  const e = environment.parse(env)
  const folder = (path: string) => fileURLToPath(new URL(path, new URL('..', import.meta.url)))
  return {
    runDir: folder(e.PERGOLA_RUN_DIR),
    ...(e.PERGOLA_ENGINES ? { outsideEngines: folder(e.PERGOLA_ENGINES) } : {}),
    tls,
    ports: {
      tls: e.PERGOLA_TLS_PORT,
      plain: e.PERGOLA_PLAIN_PORT,
      edge: e.PERGOLA_EDGE_PORT,
      purge: e.PERGOLA_PURGE_PORT,
      proxy: e.PERGOLA_PROXY_PORT,
      web: e.PERGOLA_WEB_PORT,
      metrics: e.PERGOLA_METRICS_PORT,
      analytics: e.PERGOLA_ANALYTICS_PORT,
      postgres: e.PERGOLA_POSTGRES_PORT,
      nats: e.PERGOLA_NATS_PORT,
    },
  }
}

/** Where the simulator of the native side listens; it is no part of a store. */
export function simulatorPort(env: NodeJS.ProcessEnv = process.env): number {
  return environment.parse(env).PERGOLA_SIMULATOR_PORT
}

/** The addresses under which the processes of a store with these settings find each other; for its engines see logins.ts. */
export function addresses({ tls, ports }: Settings) {
  const edge = `http://127.0.0.1:${ports.edge}`
  return {
    /** The store's public origin. A browser remembers for a name, not for a number, that it speaks TLS. */
    site: tls ? `https://127.0.0.1:${ports.tls}` : edge,
    edge,
    purge: `http://127.0.0.1:${ports.purge}`,
    web: `http://127.0.0.1:${ports.web}`,
    analytics: `http://127.0.0.1:${ports.analytics}`,
  }
}
