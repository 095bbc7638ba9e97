import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Engine } from '../../engines/engine.ts'
import { logins } from '../../engines/logins.ts'
import { signedHeadsIn, signerKeyIn } from '../../engines/signer.ts'
import { storeOf } from '../../engines/store.ts'
import { pidIn } from '../../process.ts'
import { root, type Settings } from '../../settings.ts'
import { currentRelease } from '../releases.ts'

/** What is to be backed up, and where it goes. */
export interface BackupSource {
  dir: string
  /** Of the role that may copy the server as a whole. */
  databaseUrl: string
  mediaDir: string
  /** Files with keys and passwords. */
  secrets: string[]
  /** The folder of signed heads; undefined: there is none. */
  heads?: string
  /** undefined: the operator runs it elsewhere. */
  receiver?: Engine
  /** Analytics' own folder, and who must not write to it meanwhile; undefined: its ClickHouse is a server, with backups of its own. */
  numbers?: { dir: string; writer: Engine | undefined }
}

/** Described in ops/docs/settings.ts. */
export const backupEnvironmentSchema = z.object({
  PERGOLA_BACKUP_DIR: z.string(),
  BACKUP_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  MEDIA_DIR: z.string(),
  BACKUP_SECRETS_DIR: z.string().optional(),
  SIGNED_HEADS: z.string().optional(),
})

/** The store on this machine; or, with BACKUP_DATABASE_URL, one whose parts are elsewhere. */
export function backupSource(settings: Settings, env: NodeJS.ProcessEnv): BackupSource {
  const dir = settings.backup?.dir
  if (dir === undefined) throw new Error('PERGOLA_BACKUP_DIR is missing: the directory for backups')
  if (env.BACKUP_DATABASE_URL) {
    const e = backupEnvironmentSchema.parse(env)
    return {
      dir,
      databaseUrl: e.BACKUP_DATABASE_URL,
      mediaDir: e.MEDIA_DIR,
      secrets: e.BACKUP_SECRETS_DIR ? filesIn(e.BACKUP_SECRETS_DIR) : [],
      ...(e.SIGNED_HEADS ? { heads: e.SIGNED_HEADS } : {}),
    }
  }
  const { runDir } = settings
  // What is started again is what ran.
  const store = storeOf(settings, {}, currentRelease(settings) ?? root)
  const numbers = join(runDir, 'analytics/clickhouse')
  const runs = pidIn(join(runDir, 'analytics/analytics.pid')) !== undefined
  return {
    dir,
    databaseUrl: logins(settings).backupDatabase,
    mediaDir: store.mediaDir,
    secrets: [...filesIn(runDir).filter(path => path.endsWith('.key')), signerKeyIn(runDir)].filter(path =>
      existsSync(path),
    ),
    heads: signedHeadsIn(runDir),
    ...(store.walReceiver ? { receiver: store.walReceiver } : {}),
    ...(existsSync(numbers) ? { numbers: { dir: numbers, writer: runs ? store.analytics : undefined } } : {}),
  }
}

const filesIn = (dir: string) =>
  readdirSync(dir, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(dir, entry.name))
