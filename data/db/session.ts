import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Database, databaseOver } from './database.ts'

export interface SessionOptions {
  url: string
  /** As PostgreSQL shows it. */
  name: string
  connectMs: number
  answerMs: number
  /** PostgreSQL ends a session that asks nothing for so long, in a transaction too, and frees its locks. */
  silentMs: number
}

/** One connection, and not any of a pool: locks that last as long as it does, and notifications. */
export interface Session {
  db: Database
  connect(): Promise<void>
  /** Asks for nothing, to be heard. */
  beat(): Promise<void>
  listen(channel: 'outbox', onNotified: () => void): Promise<void>
  /** Closes the connection without waiting for a server that hangs. */
  end(): Promise<void>
}

export function openSession(options: SessionOptions, onLost: () => void): Session {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: options.name,
    connectionTimeoutMillis: options.connectMs,
    statement_timeout: options.answerMs,
    query_timeout: options.answerMs,
    keepAlive: true,
    idle_in_transaction_session_timeout: options.silentMs,
    options: `-c idle_session_timeout=${options.silentMs}`,
  })
  client.on('error', onLost)
  client.on('end', onLost)
  const lent = Object.assign(client, {
    release() {
      // It belongs to no pool.
    },
  })
  return {
    db: databaseOver({ connect: async () => lent, end: async () => {}, options: {} }),
    async connect() {
      await client.connect()
    },
    async beat() {
      await client.query('select')
    },
    async listen(channel, onNotified) {
      client.on('notification', onNotified)
      await client.query(`listen ${channel}`)
    },
    async end() {
      const left = client.end().catch(() => {
        // The connection is gone already.
      })
      await Promise.race([left, pause(500, undefined, { ref: false })])
      // pg has no other way to close a socket without waiting.
      ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
    },
  }
}
