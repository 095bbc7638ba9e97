import { z } from 'zod'
import { readEnvironment } from '../../../platform/config/read-environment.ts'
import { logLevel, port, postgresUrl } from '../../../platform/config/settings.ts'

/** Described in ops/docs/settings.ts. */
export const signerEnvironmentSchema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3400),
  DATABASE_URL: postgresUrl,
  SIGNED_HEADS: z.string().min(1),
  SIGNER_KEY_FILE: z.string().min(1),
  LOG_LEVEL: logLevel,
})

export type SignerConfig = ReturnType<typeof readSignerConfig>

/** The signer's environment is read here and nowhere else. */
export function readSignerConfig(env: NodeJS.ProcessEnv) {
  const e = readEnvironment(signerEnvironmentSchema, env, 'signer')
  return {
    listen: { host: e.HOST, port: e.PORT },
    databaseUrl: e.DATABASE_URL,
    headsDir: e.SIGNED_HEADS,
    keyFile: e.SIGNER_KEY_FILE,
    logLevel: e.LOG_LEVEL,
  }
}
