import { chmodSync, chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountOf, folderOf } from '../deploy/accounts.ts'
import { portAnswers, run } from '../process.ts'
import { postgresTool } from './debian.ts'
import type { Engine } from './engine.ts'
import { databaseLogins, databasePassword } from './logins.ts'
import { prepareServer } from './prepare-server.ts'

export interface PostgresOptions {
  dir: string
  port: number
  /** Where the passwords are. */
  runDir: string
  /** Extra server settings, e.g. for a bulk load. */
  settings?: Record<string, string>
}

export function postgres({ dir, port, runDir, settings = {} }: PostgresOptions): Engine {
  const data = join(dir, 'data')
  const log = join(dir, 'postgres.log')
  const whoMayConnect = join(data, 'pg_hba.conf')
  const tool = (name: string, args: string[], input?: string) =>
    run(postgresTool(name), args, {
      account: accountOf('postgres'),
      ...(input === undefined ? {} : { input }),
    })

  return {
    name: 'PostgreSQL',
    async start() {
      folderOf('postgres', dir)
      chmodSync(dir, 0o755)
      if (!existsSync(join(data, 'PG_VERSION'))) initialise()
      else if (trusts()) await endTrust()
      if (await portAnswers(port)) {
        if (!isRunning() || runningPort() !== port)
          throw new Error(`port ${port} is taken by something that is not this PostgreSQL`)
      } else start()
      await prepareServer(databaseLogins(runDir, `127.0.0.1:${port}`))
    },
    async stop() {
      if (isRunning()) tool('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
    },
  }

  function start(): void {
    const all = {
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      max_connections: '100',
      // The planner otherwise starts compiling statements that run for a millisecond.
      jit: 'off',
      // A receiver that is gone for long loses its slot, so that WAL can't fill the server's disk.
      max_slot_wal_keep_size: '10GB',
      ...settings,
    }
    const options = Object.entries(all).map(([key, value]) => `-c ${key}='${value}'`)
    tool('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', log, '-o', options.join(' '), 'start'])
  }

  function initialise(): void {
    const password = join(dir, 'password')
    rmSync(password, { force: true })
    writeFileSync(password, databasePassword(runDir, 'admin'), { mode: 0o600, flag: 'wx' })
    const account = accountOf('postgres')
    if (account) chownSync(password, account.uid, account.gid)
    tool('initdb', [
      '-D',
      data,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      // The same order, by memcmp instead of strcoll.
      '--lc-collate=C',
      '--no-sync',
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      '--pwfile',
      password,
      '--data-checksums',
    ])
    rmSync(password)
  }

  /** Whether it was made by an earlier release, which let everyone in. */
  function trusts(): boolean {
    return /^[^#]*\btrust\s*$/m.test(readFileSync(whoMayConnect, 'utf8'))
  }

  /** In a server of its own, without connections from outside. */
  async function endTrust(): Promise<void> {
    if (isRunning()) tool('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
    const password = databasePassword(runDir, 'admin')
    tool('postgres', ['--single', '-D', data, 'postgres'], `alter role postgres password '${password}'\n`)
    run('sed', ['-i', '-E', String.raw`s/^([^#]*)\btrust\s*$/\1scram-sha-256/`, whoMayConnect], {
      account: accountOf('postgres'),
    })
  }

  /** The fourth line of its pid file; the folder may be that of a server on another port. */
  function runningPort(): number {
    return Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[3])
  }

  function isRunning(): boolean {
    if (!existsSync(join(data, 'postmaster.pid'))) return false
    try {
      tool('pg_ctl', ['-D', data, 'status'])
      return true
    } catch {
      return false
    }
  }
}
