import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountOf, folderOf } from '../deploy/accounts.ts'
import {
  answersOk,
  pidIn,
  portAnswers,
  refuseTaken,
  startDaemon,
  stopPid,
  waitFor,
  waitForDaemon,
} from '../process.ts'
import { postgresFolder } from './debian.ts'
import type { Engine } from './engine.ts'
import { etcdPassword } from './etcd.ts'
import { keyIn } from './key-file.ts'
import { databasePassword } from './logins.ts'
import type { Many } from './many/ports.ts'

export interface PatroniOptions {
  runDir: string
  /** Which of the databases this is; the first is 0. */
  member: number
  many: Many
}

/** It ends its PostgreSQL in peace. */
const STOP_MS = 30_000

/** One PostgreSQL of several with the Patroni that starts it, makes it the primary or a replica of it, and brings it back. */
export function patroni(options: PatroniOptions): Engine {
  const { runDir, member, many } = options
  const dir = join(runDir, `postgres-${member + 1}`)
  const name = `PostgreSQL ${member + 1}`
  const pidFile = join(dir, 'patroni.pid')
  const config = join(dir, 'patroni.json')
  const rest = many.databases[member]?.patroni ?? 0
  return {
    name,
    pidFile,
    async start() {
      if (pidIn(pidFile) !== undefined) return
      await refuseTaken([rest], 'Patroni')
      mkdirSync(dir, { recursive: true })
      const work = folderOf('postgres', join(dir, 'work'))
      const account = accountOf('postgres')
      // Rewritten, because it holds passwords.
      rmSync(config, { force: true })
      writeFileSync(config, JSON.stringify(configOf(options, work), null, 2), { mode: 0o600 })
      if (account) chownSync(config, account.uid, account.gid)
      const daemon = { command: 'patroni', args: [config], pidFile, logFile: join(dir, 'patroni.log') }
      startDaemon({ ...daemon, account })
      await waitForDaemon(name, daemon, () => portAnswers(rest))
      await waitFor(name, () => answersOk(`http://127.0.0.1:${rest}/health`), 60_000)
    },
    stop: () => stopPid(pidFile, 'SIGTERM', STOP_MS),
  }
}

function configOf({ runDir, member, many }: PatroniOptions, work: string) {
  const { postgres = 0, patroni: rest = 0 } = many.databases[member] ?? {}
  const here = (port: number) => ({ listen: `127.0.0.1:${port}`, connect_address: `127.0.0.1:${port}` })
  const anyone = ['all', 'replication'].map(to => `host ${to} all 127.0.0.1/32 scram-sha-256`)
  return {
    scope: 'pergola',
    name: `postgres-${member + 1}`,
    restapi: {
      ...here(rest),
      authentication: { username: 'patroni', password: keyIn(runDir, 'patroni.key') },
    },
    etcd3: {
      hosts: many.etcd.map(({ client }) => `127.0.0.1:${client}`),
      username: 'root',
      password: etcdPassword(runDir),
    },
    bootstrap: {
      dcs: {
        // A primary that is silent for so long has a successor; and one whose server ended has one at once.
        ttl: 5,
        loop_wait: 1,
        retry_timeout: 2,
        primary_start_timeout: 0,
        master_start_timeout: 0,
        // Acknowledged writes are on both: a successor has every write that was purged for.
        synchronous_mode: true,
        // While etcd is unavailable the primary goes on, if it reaches all others.
        failsafe_mode: true,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 200, jit: 'off', wal_log_hints: 'on', hot_standby: 'on' },
        },
      },
      initdb: [
        { encoding: 'UTF8' },
        { locale: 'C.UTF-8' },
        { 'lc-collate': 'C' },
        'no-sync',
        'data-checksums',
      ],
    },
    postgresql: {
      ...here(postgres),
      data_dir: join(work, 'data'),
      bin_dir: postgresFolder(),
      pgpass: join(work, 'pgpass'),
      pg_hba: anyone,
      parameters: { unix_socket_directories: '' },
      authentication: {
        superuser: { username: 'postgres', password: databasePassword(runDir, 'admin') },
        replication: { username: 'pergola_replication', password: keyIn(runDir, 'postgres-replication.key') },
      },
    },
    watchdog: { mode: 'off' },
  }
}
