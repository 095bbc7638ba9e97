import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { nowAndThen } from '../../../data/log/now-and-then.ts'

/** Whoever holds it in the database is the relay. */
const LOCK = 7_260_113
const TRY_MS = 300
/** A database that is away is tried again after this, and then ever later. */
const BACK_MS = { least: 200, most: 2000 }
const CONNECT_MS = 2000
const ANSWER_MS = 2500
const BEAT_MS = 700
/** PostgreSQL ends the session of a process that hangs, and with it the office. */
const SILENT_MS = 3000

export interface OfficeOptions {
  databaseUrl: string
  warn: (error: unknown) => void
  /** Whether this process has it, whenever that changes. */
  onOffice?: (isHeld: boolean) => void
}

/** What whoever holds the office does, until it is lost or given up: then the signal says so, or the client fails. */
export type Duty = (client: pg.Client, signal: AbortSignal) => Promise<void>

/** Of all processes that call this, one at a time does its duty. */
export function holdOffice(duty: Duty, { databaseUrl, warn, onOffice }: OfficeOptions) {
  const stopping = new AbortController()
  const tell = nowAndThen(warn)
  const running = run()
  return {
    async stop(): Promise<void> {
      stopping.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    let backMs = BACK_MS.least
    while (!stopping.signal.aborted) {
      const began = performance.now()
      try {
        await term()
      } catch (error) {
        if (!stopping.signal.aborted) tell(error)
      }
      // One that was held for a while is no sign that the next one fails.
      backMs = performance.now() - began > 10_000 ? BACK_MS.least : Math.min(backMs * 2, BACK_MS.most)
      await rest(backMs, stopping.signal)
    }
  }

  async function term(): Promise<void> {
    const lost = new AbortController()
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'pergola-relay',
      connectionTimeoutMillis: CONNECT_MS,
      statement_timeout: ANSWER_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
      options: `-c idle_session_timeout=${SILENT_MS}`,
    })
    const lose = () => lost.abort()
    client.on('error', lose)
    client.on('end', lose)
    const signal = AbortSignal.any([lost.signal, stopping.signal])
    // Also while the duty waits for something else.
    const beat = setInterval(() => void client.query('select').catch(lose), BEAT_MS)
    try {
      await client.connect()
      while (!(await isGiven(client))) {
        if (signal.aborted) return
        await rest(TRY_MS, signal)
      }
      onOffice?.(true)
      await duty(client, signal)
    } finally {
      clearInterval(beat)
      onOffice?.(false)
      await end(client)
    }
  }
}

async function isGiven(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ given: boolean }>('select pg_try_advisory_lock($1) as given', [LOCK])
  return rows[0]?.given === true
}

/** A server that hangs does not hear that one leaves. */
async function end(client: pg.Client): Promise<void> {
  const left = client.end().catch(() => {
    // It is gone.
  })
  await Promise.race([left, pause(500, undefined, { ref: false })])
  // pg has no other way to leave without a word.
  ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
}

/** Ends early when there is no more reason to wait. */
export async function rest(ms: number, signal: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal }).catch(() => {
    // It is over.
  })
}
