import { z } from 'zod'
import { natsServers } from '../../server/config.ts'

/** Separated by blanks. */
const addresses = z
  .string()
  .default('')
  .transform(text => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).max(64))

const environment = z.object({
  // Where it says that it is well, and Prometheus finds its numbers.
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3200),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  // One server of the log or several, separated by blanks.
  NATS_URL: natsServers,
  // How many servers hold each purge.
  EVENT_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  // Where the edges take purges, as web processes are told.
  EDGE_URLS: addresses,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

/** Every setting's name, for tests of what names them. */
export const WORKER_SETTING_NAMES = Object.keys(environment.shape)

export type WorkerConfig = ReturnType<typeof readWorkerConfig>

/** The worker's environment is read here and nowhere else. */
export function readWorkerConfig(env: NodeJS.ProcessEnv) {
  const read = environment.safeParse(env)
  if (!read.success)
    throw new Error(`Settings that the worker can't run with:\n${z.prettifyError(read.error)}`)
  const e = read.data
  return {
    listen: { host: e.HOST, port: e.PORT },
    databaseUrl: e.DATABASE_URL,
    natsServers: e.NATS_URL,
    replicas: e.EVENT_REPLICAS,
    edges: e.EDGE_URLS,
    logLevel: e.LOG_LEVEL,
  }
}
