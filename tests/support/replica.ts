import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountOf, folderOf } from '../../ops/deploy/accounts.ts'
import { postgresFolder } from '../../ops/engines/debian.ts'
import type { Engine } from '../../ops/engines/engine.ts'
import { databaseLogins } from '../../ops/engines/logins.ts'
import { childrenOf, run, waitFor } from '../../ops/process.ts'
import type { Settings } from '../../ops/settings.ts'
import { query } from './query.ts'

const START_MS = 60_000

export interface Replica extends Engine {
  logins: ReturnType<typeof databaseLogins>
  /** Its first process and that one's children. */
  processes(): number[]
}

/** A streaming replica of a store's PostgreSQL. */
export function replicaOf({ runDir, ports }: Settings, port: number): Replica {
  const dir = join(runDir, 'replica')
  const data = join(dir, 'data')
  const logins = databaseLogins(runDir, `127.0.0.1:${port}`)
  const tool = (name: string, ...args: string[]) =>
    run(join(postgresFolder() ?? '', name), args, { account: accountOf('postgres') })
  return {
    name: 'replica',
    logins,
    async start() {
      folderOf('postgres', dir)
      const { admin } = databaseLogins(runDir, `127.0.0.1:${ports.postgres}`)
      if (!existsSync(data))
        tool('pg_basebackup', '-D', data, '-d', admin, '-R', '-C', '-S', 'replica', '-c', 'fast')
      const options = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=''`
      // Without -w, which would keep this process from asking for anything until the server is there.
      tool('pg_ctl', '-D', data, '-W', '-l', join(dir, 'replica.log'), '-o', options, 'start')
      await waitFor('the replica', () => answers(logins.admin), START_MS)
    },
    async stop() {
      if (existsSync(join(data, 'postmaster.pid')))
        tool('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    },
    processes() {
      const main = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
      return [main, ...childrenOf(main)]
    },
  }
}

const answers = (url: string): Promise<boolean> =>
  query(url, 'select').then(
    () => true,
    () => false,
  )
