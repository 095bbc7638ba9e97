import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { throttle } from './throttle.ts'

const RETRY_MS = 500
/** One that takes a connection and says nothing is tried again. */
const CONNECT_MS = 3000
/** One that hangs is noticed when it has left two of them without an answer. */
const PING_MS = 2000

/**
 * Credentials are in the servers' URLs. Answers use an inbox per user, so that NATS can keep them from others
 * (ops/engines/nats/users.conf).
 */
export function natsLogin(servers: string[]) {
  const { username, password } = new URL(servers[0] ?? '')
  const user = decodeURIComponent(username)
  const hosts = servers.map(server => new URL(server).host)
  if (!user) return { servers: hosts }
  return { servers: hosts, user, pass: decodeURIComponent(password), inboxPrefix: `_INBOX_${user}` }
}

export interface Patience {
  /** Ends the waiting, with the last reason there was for it. */
  signal?: AbortSignal
  /** Called with connection errors, throttled. */
  warn?: (error: unknown) => void
}

/** Waits until the log is connected or the signal aborts, and reconnects after every outage. */
export async function connectLog(
  servers: string[],
  name: string,
  { signal, warn = () => undefined }: Patience = {},
): Promise<NatsConnection> {
  const login = natsLogin(servers)
  const tell = throttle(warn)
  for (;;) {
    try {
      return await connect({
        ...login,
        name,
        timeout: CONNECT_MS,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RETRY_MS,
        pingInterval: PING_MS,
        maxPingOut: 2,
        // Otherwise who is refused twice never tries again, whatever becomes of the server.
        ignoreAuthErrorAbort: true,
      })
    } catch (error) {
      // Also one that speaks another language, or knows other passwords, may be another one soon.
      if (signal?.aborted) throw error
      tell(error)
      await pause(RETRY_MS)
    }
  }
}

/** Whether the log is there at the moment, as far as is known. */
export function watchConnection(connection: NatsConnection): () => boolean {
  let isThere = true
  void watch()
  return () => isThere

  async function watch(): Promise<void> {
    for await (const { type } of connection.status()) {
      if (type === 'disconnect' || type === 'close') isThere = false
      if (type === 'reconnect') isThere = true
    }
  }
}
