import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { accountOf, folderOf } from '../deploy/accounts.ts'
import { pidIn, run, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import { postgresTool } from './debian.ts'
import type { Engine } from './engine.ts'

/** The server keeps what this one has not taken yet; and it is the name under which a write waits for it. */
export const SLOT = 'pergola_backup'

export interface WalReceiverOptions {
  /** The folder of backups. */
  dir: string
  /** Whether the server is to wait for it before it acknowledges a write. */
  sync: boolean
  /** Of the role that may copy the server as a whole. */
  url: string
}

/** pg_receivewal: every write, as it is made, into the folder of backups, synced there before the server hears that it has it. */
export function walReceiver({ dir, sync, url }: WalReceiverOptions): Engine {
  const pidFile = join(dir, 'receiver.pid')
  const logFile = join(dir, 'receiver.log')
  return {
    name: 'WAL receiver',
    async start() {
      const before = await slotOf(url)
      if (before.active && pidIn(pidFile) !== undefined) return
      // It holds to a server that is no more.
      await stopPid(pidFile, 'SIGINT')
      const { command, args, env } = await receiving(dir, url)
      const daemon = { command, args, pidFile, logFile, env, account: accountOf('backup') }
      startDaemon(daemon)
      await waitForDaemon('the WAL receiver', daemon, async () => (await slotOf(url)).active)
      const { waits } = await slotOf(url)
      if (waits !== sync)
        throw new Error(
          `PostgreSQL was started with PERGOLA_BACKUP_SYNC=${waits ? 'on' : 'off'}: npm run down, then up`,
        )
    },
    stop: () => stopPid(pidFile, 'SIGINT'),
  }
}

/** How to run pg_receivewal for the server that is there now: makes its slot, and the folder of its timeline. */
export async function receiving(dir: string, url: string) {
  const { login, env } = loginOf(url)
  const wal = await walFolder(dir, url)
  mkdirSync(join(dir, 'wal'), { recursive: true })
  // Others may pass through it to what is theirs.
  chmodSync(dir, 0o711)
  chmodSync(join(dir, 'wal'), 0o711)
  folderOf('backup', wal)
  chmodSync(wal, 0o700)
  const command = postgresTool('pg_receivewal')
  const slot = await slotOf(url)
  const options = { env, account: accountOf('backup') }
  // It was gone for too long: what it missed is lost, and a new backup begins where it is now.
  if (slot.isLost) run(command, ['-d', login, '-S', SLOT, '--drop-slot'], options)
  run(command, ['-d', login, '-S', SLOT, '--create-slot', '--if-not-exists'], options)
  return { command, args: ['-D', wal, '-d', login, '-S', SLOT, '--synchronous', '--no-password'], env }
}

/** A server that was restored, or took another's place, writes another history from there on: each has a folder of its own. */
export async function walFolder(dir: string, url: string): Promise<string> {
  const { rows } = await asReplica(url, 'IDENTIFY_SYSTEM')
  return join(dir, 'wal', `${rows[0].systemid}-${rows[0].timeline}`)
}

/** For PostgreSQL's programs: the password is in the environment, where other accounts can't see it. */
export function loginOf(url: string): { login: string; env: NodeJS.ProcessEnv } {
  const login = new URL(url)
  const PGPASSWORD = decodeURIComponent(login.password)
  login.password = ''
  login.searchParams.set('application_name', SLOT)
  return { login: String(login), env: { ...process.env, PGPASSWORD } }
}

export async function slotOf(url: string): Promise<{ active: boolean; isLost: boolean; waits: boolean }> {
  const { rows } = await asReplica(
    url,
    `select coalesce(bool_or(active), false) as active, coalesce(bool_or(wal_status = 'lost'), false) as "isLost",
       current_setting('synchronous_standby_names') like '%${SLOT}%' as waits
     from pg_replication_slots where slot_name = '${SLOT}'`,
  )
  return rows[0]
}

async function asReplica(url: string, text: string) {
  const own = new URL(url)
  own.searchParams.set('replication', 'database')
  const client = new pg.Client({ connectionString: String(own) })
  await client.connect()
  try {
    return await client.query(text)
  } finally {
    await client.end()
  }
}
