import { z } from 'zod'

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
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export interface Config {
  listen: { host: string; port: number }
  database: { url: string; pool: number }
  natsUrl: string
  edgeUrls: string[]
  /** The address that visitors see, without a path. */
  publicOrigin: string
  mediaDir: string
  imageCacheDir: string
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
    mediaDir: e.MEDIA_DIR,
    imageCacheDir: e.IMAGE_CACHE_DIR,
    logLevel: e.LOG_LEVEL,
  }
}
