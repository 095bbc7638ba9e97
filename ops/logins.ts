import { keyIn } from './key-file.ts'
import type { Settings } from './settings.ts'

/** Who PostgreSQL knows: its own administrator, who migrates, and the two processes (server/db/rights.ts). */
export const DATABASE_USERS = {
  admin: 'postgres',
  owner: 'pergola_owner',
  web: 'pergola_web',
  analytics: 'pergola_analytics',
} as const

/** Who NATS knows; what each may do stands in ops/nats/users.conf. */
export const NATS_USERS = ['web', 'analytics', 'purge', 'reader'] as const

export type DatabaseUser = keyof typeof DATABASE_USERS
export type NatsUser = (typeof NATS_USERS)[number]

export const databasePassword = (runDir: string, user: DatabaseUser): string =>
  keyIn(runDir, `postgres-${user}.key`)
export const natsPassword = (runDir: string, user: NatsUser): string => keyIn(runDir, `nats-${user}.key`)

/** How the parts of a store on this machine, and the commands of whoever runs it, log in to its engines. */
export function logins({ runDir, ports }: Settings) {
  const database = (user: DatabaseUser) =>
    `postgres://${DATABASE_USERS[user]}:${databasePassword(runDir, user)}@127.0.0.1:${ports.postgres}/pergola`
  return {
    /** For commands: the owner of every table. */
    database: database('owner'),
    webDatabase: database('web'),
    analyticsDatabase: database('analytics'),
    nats: natsLogins(runDir, ports.nats),
  }
}

export function natsLogins(runDir: string, port: number): Record<NatsUser, string> {
  const login = (user: NatsUser) => `nats://${user}:${natsPassword(runDir, user)}@127.0.0.1:${port}`
  return {
    web: login('web'),
    analytics: login('analytics'),
    purge: login('purge'),
    reader: login('reader'),
  }
}
