import { ROLES } from '../../data/db/roles.ts'
import type { Settings } from '../settings.ts'
import { keyIn } from './key-file.ts'

/** Logins of PostgreSQL: its own administrator, who migrates, the processes and people who run commands (data/db/roles.ts), and the backup. */
export const DATABASE_USERS = {
  admin: 'postgres',
  owner: 'pergola_owner',
  ...ROLES,
  backup: 'pergola_backup',
} as const

/** Logins of NATS; ops/engines/nats/users.conf has their rights. */
export const NATS_USERS = ['web', 'analytics', 'worker', 'purge', 'reader'] as const

export type DatabaseUser = keyof typeof DATABASE_USERS
export type NatsUser = (typeof NATS_USERS)[number]

/** How the parts of a store on this machine, and the commands of its operator, log in to its engines. */
export function logins({ runDir, outsideEngines: keysDir = runDir, many, ports }: Settings) {
  const here = (port: number) => `127.0.0.1:${port}`
  const login = databaseLogins(keysDir, here(ports.postgres))
  return {
    /** For migrations and what the owner of every table alone may do. */
    database: login.owner,
    /** For commands in a shell. */
    staffDatabase: login.staff,
    consoleDatabase: login.console,
    accessDatabase: login.access,
    workerDatabase: login.worker,
    /** Reads the record of changes. */
    signerDatabase: login.signer,
    webDatabase: login.web,
    /** Every server of several, the primary too: which one it is changes. */
    readDatabases: (many?.databases ?? []).map(({ postgres }) => databaseLogins(keysDir, here(postgres)).web),
    analyticsDatabase: login.analytics,
    backupDatabase: login.backup,
    nats: natsLogins(keysDir, ...(many?.nats.map(({ client }) => client) ?? [ports.nats]).map(here)),
  }
}

export const databasePassword = (keysDir: string, user: DatabaseUser): string =>
  keyIn(keysDir, `postgres-${user}.key`)

/** The passwords stand in files of this folder. */
export function databaseLogins(keysDir: string, host: string): Record<DatabaseUser, string> {
  const login = (user: DatabaseUser, database = 'pergola') =>
    `postgres://${DATABASE_USERS[user]}:${databasePassword(keysDir, user)}@${host}/${database}`
  return {
    admin: login('admin', 'postgres'),
    owner: login('owner'),
    web: login('web'),
    analytics: login('analytics'),
    console: login('console'),
    access: login('access'),
    worker: login('worker'),
    staff: login('staff'),
    signer: login('signer'),
    backup: login('backup', 'postgres'),
  }
}

const natsPassword = (keysDir: string, user: NatsUser) => keyIn(keysDir, `nats-${user}.key`)

/** Of several servers the addresses are separated by blanks. */
export function natsLogins(keysDir: string, ...hosts: string[]): Record<NatsUser, string> {
  const login = (user: NatsUser) =>
    hosts.map(host => `nats://${user}:${natsPassword(keysDir, user)}@${host}`).join(' ')
  return {
    web: login('web'),
    analytics: login('analytics'),
    worker: login('worker'),
    purge: login('purge'),
    reader: login('reader'),
  }
}

/** As ops/engines/nats/users.conf asks for them: in quotes, because NATS reads what the environment holds as it reads its configuration. */
export function natsPasswords(keysDir: string): Record<string, string> {
  return Object.fromEntries(
    NATS_USERS.map(user => [`NATS_${user.toUpperCase()}_PASSWORD`, `"${natsPassword(keysDir, user)}"`]),
  )
}
