import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { postgresTool } from '../../engines/debian.ts'
import { run } from '../../process.ts'
import { accountOf, folderOf } from '../accounts.ts'

/** Debian keeps them in /etc, so they are in no copy of a server of its making. */
const OUTSIDE = { 'postgresql.conf': '', 'pg_hba.conf': 'local all all reject\n', 'pg_ident.conf': '' }

/** Replays WAL into PostgreSQL, up to the end or to a point in time, in a server without connections; then it is stopped. */
export async function recover(dir: string, until: string | undefined): Promise<void> {
  const data = join(dir, 'data')
  const log = join(dir, 'recovery.log')
  const lent = Object.entries(OUTSIDE).filter(([name]) => !existsSync(join(data, name)))
  for (const [name, text] of lent) writeFileSync(join(data, name), text, { mode: 0o644 })
  waitForNoBackup(join(data, 'postgresql.auto.conf'))
  const settings = {
    listen_addresses: '',
    // It wants one; no other account may enter its folder.
    unix_socket_directories: '.',
    hot_standby: 'off',
    // Everything it needs is in its folder.
    restore_command: 'false',
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    ...(until === undefined ? {} : { recovery_target_time: until }),
  }
  const options = Object.entries(settings).map(([key, value]) => `-c ${key}='${value}'`)
  const tool = (name: string, ...args: string[]) =>
    run(postgresTool(name), ['-D', data, ...args], { account: accountOf('postgres') })
  folderOf('postgres', dir)
  try {
    tool('pg_ctl', '-w', '-t', '3600', '-l', log, '-o', options.join(' '), 'start')
    // pg_ctl comes back when it begins. Stopped before it has ended, it would read on to the last write at its next start.
    while (!/^Database cluster state: +in production$/m.test(tool('pg_controldata'))) {
      tool('pg_ctl', 'status')
      await wait(50)
    }
  } catch (error) {
    const said = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-8) : []
    throw new Error(`PostgreSQL did not come up from the backup:\n${said.join('\n')}`, { cause: error })
  }
  tool('pg_ctl', '-w', '-m', 'fast', 'stop')
  for (const [name] of lent) rmSync(join(data, name))
}

/** The one that wrote waited for its backup, which the one that is restored does not have yet. */
function waitForNoBackup(file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, lines.filter(line => !line.startsWith('synchronous_standby_names')).join('\n'))
}
