import { z } from 'zod'
import { readEnvironment } from '../../../platform/config/read-environment.ts'
import { logLevel, port, postgresUrl } from '../../../platform/config/settings.ts'

const environment = z.object({
  // Where it says that it is well, and Prometheus finds its metrics.
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3400),
  // As pergola_signer, which may read the record of changes and nothing else.
  DATABASE_URL: postgresUrl,
  // The folder of the signed heads and their public key, which no login of the database can write.
  SIGNED_HEADS: z.string().min(1),
  // The private key, which only the signer's account can read. Made at the first start.
  SIGNER_KEY_FILE: z.string().min(1),
  LOG_LEVEL: logLevel,
})

/** Every setting's name, for tests of what names them. */
export const SIGNER_SETTING_NAMES = Object.keys(environment.shape)

export type SignerConfig = ReturnType<typeof readSignerConfig>

/** The signer's environment is read here and nowhere else. */
export function readSignerConfig(env: NodeJS.ProcessEnv) {
  const e = readEnvironment(environment, env, 'signer')
  return {
    listen: { host: e.HOST, port: e.PORT },
    databaseUrl: e.DATABASE_URL,
    headsDir: e.SIGNED_HEADS,
    keyFile: e.SIGNER_KEY_FILE,
    logLevel: e.LOG_LEVEL,
  }
}
