import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { postgresFolder } from '../debian.ts'
import { portAnswers, run } from '../process.ts'
import type { Engine } from './engine.ts'

export interface PostgresOptions {
  dir: string
  port: number
  /** Extra server settings, e.g. for a bulk load. */
  settings?: Record<string, string>
}

export function postgres({ dir, port, settings = {} }: PostgresOptions): Engine {
  const data = join(dir, 'data')
  const log = join(dir, 'postgres.log')
  const bin = postgresFolder()
  const tool = (name: string, args: string[]) => {
    if (bin === undefined) throw new Error('PostgreSQL 15 or later is not installed')
    return asServerUser(join(bin, name), args)
  }

  return {
    name: 'PostgreSQL',
    async start() {
      mkdirSync(dir, { recursive: true })
      giveToServerUser(dir)
      if (!existsSync(join(data, 'PG_VERSION'))) {
        tool('initdb', [
          '-D',
          data,
          '-A',
          'trust',
          '-E',
          'UTF8',
          '--locale=C.UTF-8',
          '--no-sync',
          '-U',
          'postgres',
        ])
      }
      if (await portAnswers(port)) {
        if (isRunning() && runningPort() === port) return
        throw new Error(`port ${port} is taken by something that is not this PostgreSQL`)
      }
      const all = {
        listen_addresses: '127.0.0.1',
        port: String(port),
        unix_socket_directories: '',
        max_connections: '100',
        // The planner otherwise starts compiling statements that run for a millisecond.
        jit: 'off',
        ...settings,
      }
      const options = Object.entries(all).map(([key, value]) => `-c ${key}='${value}'`)
      tool('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', log, '-o', options.join(' '), 'start'])
    },
    async stop() {
      if (isRunning()) tool('pg_ctl', ['-D', data, '-m', 'fast', '-w', 'stop'])
    },
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

/** PostgreSQL refuses to run as root, so root lends it the account that its package made. */
function asServerUser(command: string, args: string[]): string {
  if (process.getuid?.() !== 0) return run(command, args)
  return run('setpriv', [
    '--reuid',
    'postgres',
    '--regid',
    'postgres',
    '--init-groups',
    '--',
    command,
    ...args,
  ])
}

function giveToServerUser(dir: string): void {
  if (process.getuid?.() !== 0) return
  const id = (flag: string) => Number(run('id', [flag, 'postgres']))
  chownSync(dir, id('-u'), id('-g'))
  chmodSync(dir, 0o755)
}
