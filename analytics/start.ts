import { jetstream } from '@nats-io/jetstream'
import { pino } from 'pino'
import { openStore } from '../data/clickhouse/open-store.ts'
import type { Store } from '../data/clickhouse/store.ts'
import { openDatabase } from '../data/db/database.ts'
import { refreshRanks } from '../data/db/queries/refresh-ranks.ts'
import { connectLog } from '../data/log/connect.ts'
import { EVENT_STREAM, openEventStreams, STORE_CONSUMER } from '../data/log/event-stream.ts'
import type { AnalyticsConfig } from './config.ts'
import { consume } from './consume.ts'
import { heldJumps } from './counters/hold-jumps.ts'
import { writeCounters } from './counters/write-counters.ts'
import { every } from './every.ts'
import { createAnalyticsMetrics } from './metrics.ts'
import { oldestMs } from './oldest.ts'
import { serveStats } from './read/serve-stats.ts'
import { MAX_PERIODS, refresh } from './rollups/refresh.ts'
import { daySums, days, hours } from './rollups/rollups.ts'
import { trusted } from './rollups/trusted.ts'
import { writeSearchedWords } from './searches/write-searched-words.ts'
import { trimLog } from './trim-log.ts'

// For statements over every app, in the background.
const STATEMENT_TIMEOUT_MS = 60_000
const LOOK_MS = 10_000

/** The analytics process from its first connection to its last. */
export async function startAnalytics(config: AnalyticsConfig): Promise<{ stop(): Promise<void> }> {
  const log = pino({ level: config.logLevel })
  const warn = (what: string) => (error: unknown) => log.warn({ err: error }, what)
  const store = await openStore(config.store, config.keepDays)
  const db = openDatabase({
    url: config.databaseUrl,
    pool: 1,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    onLost: warn('connection lost'),
  })
  const notReady = warn('the log is not ready yet')
  const connection = await connectLog(config.natsServers, 'pergola-analytics', { warn: notReady })
  const makeStreams = (signal?: AbortSignal) =>
    openEventStreams(connection, { settings: config.events, warn: notReady, ...(signal ? { signal } : {}) })
  const manager = await makeStreams()
  const metrics = createAnalyticsMetrics(
    async () => {
      const { num_pending, num_ack_pending } = await manager.consumers.info(EVENT_STREAM, STORE_CONSUMER)
      return { waiting: num_pending, taken: num_ack_pending }
    },
    () => oldestMs(manager, Date.now()),
  )

  const consumer = consume({ js: jetstream(connection), makeStreams, store, metrics, log })
  await consumer.opened
  const dayRollup = days(config.timeZone)
  const sumRollup = daySums(config.timeZone)
  const trustedRollup = trusted(config.timeZone, config.caps)
  // Days whose counters are to be written: at first recent ones, then every recounted one.
  const changed = new Set(await lateDays(store, config.timeZone))
  const rounds = [
    every(
      config.rollupMs,
      async () => {
        const counting = await timed('hours', () => refresh(store, hours))
        // A day of which hours are still to be counted waits for them.
        if (counting.length < MAX_PERIODS) await timed('days', () => refresh(store, sumRollup))
        const counted = await timed('trusted', () => refresh(store, trustedRollup))
        for (const day of counted.flatMap(start => daysWithin(start, config.timeZone))) changed.add(day)
        await timed('days', () => refresh(store, dayRollup))
        await trimLog(manager, config.events.maxBytes)
      },
      warn('numbers are not counted anew'),
    ),
    every(config.counterMs, () => timed('counters', writeBack), warn('counters are not written back')),
    every(
      config.counterMs,
      () => timed('searches', writeSearches),
      warn('what many search for is not written back'),
    ),
    every(LOOK_MS, tellOld, warn('nobody knows how long events wait')),
  ]
  const { token, timeZone } = config
  const stats = serveStats({ store, registry: metrics.registry, timeZone, token, log })
  await stats.listen(config.listen)
  return {
    async stop() {
      await stats.close()
      await Promise.all([consumer.stop(), ...rounds.map(round => round.stop())])
      await connection.drain()
      await db.destroy()
      await store.close()
    },
  }

  async function timed<Result>(
    what: Parameters<typeof metrics.refreshed>[0],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const started = performance.now()
    const result = await work()
    metrics.refreshed(what, (performance.now() - started) / 1000)
    return result
  }

  async function tellOld(): Promise<void> {
    const ms = await oldestMs(manager, Date.now())
    if (ms >= config.oldMs) log.warn({ seconds: Math.round(ms / 1000) }, 'events wait too long to be stored')
  }

  async function writeSearches(): Promise<void> {
    await writeSearchedWords(store, db, config.searches)
  }

  async function writeBack(): Promise<void> {
    const written = [...changed]
    const held = await writeCounters(store, db, written, config)
    metrics.jumpsHeld((await heldJumps(db)).length)
    if (!held) return
    for (const day of written) changed.delete(day)
    for (const jump of held) log.warn(jump, 'a jump of downloads is held until somebody releases it')
    await refreshRanks(db, config.timeZone)
  }
}

async function lateDays(store: Store, timeZone: string): Promise<string[]> {
  const rows = await store.rows<{ day: string }>(
    `select distinct toString(toDate(hour, {zone: String})) as day from touched
     group by hour having max(last) > now() - interval 2 day`,
    { zone: timeZone },
  )
  return rows.map(({ day }) => day)
}

/** The days of a time zone that a UTC day has a part in. */
function daysWithin(start: string, timeZone: string): string[] {
  const from = Date.parse(`${start.replace(' ', 'T')}Z`)
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return [format.format(from), format.format(from + 86_399_000)]
}
