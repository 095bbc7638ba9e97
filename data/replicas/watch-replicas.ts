import { setTimeout as pause } from 'node:timers/promises'
import { DEADLINES_MS } from '../../rules/deadlines/deadlines.ts'
import { type Database, type DatabaseOptions, databaseOver, openDatabase, openPool } from '../db/database.ts'
import { type WalPosition, walPosition } from '../db/queries/wal-position.ts'
import { rest } from '../log/rest.ts'
import { PrimaryTrack } from './primary-track.ts'
import { readPool } from './read-pool.ts'
import { Standing } from './standing.ts'

const EVERY_MS = 500
/** A purge waits no longer than this for replicas to have what it tells of. */
const PATIENCE_MS = 5000
const ASK_AGAIN_MS = 20
const { connect, statement, answer } = DEADLINES_MS.replica
const READ_LIMITS = { connectTimeoutMs: connect, statementTimeoutMs: statement, answerTimeoutMs: answer }
const WATCH_LIMITS = { connectTimeoutMs: 500, statementTimeoutMs: 400, answerTimeoutMs: 500 }

export interface Replicas {
  /** A database to read from: a replica that is level with the primary, or the primary. */
  reads(options: DatabaseOptions): Database
  /** Waits until whatever was written before is what every read shows, in every process of the store. */
  caughtUp(): Promise<void>
  stop(): Promise<void>
}

export interface ReplicaOptions {
  primary: string
  replicas: string[]
  /** Called when one is left out, or is back. */
  onChange: (host: string, mayBeRead: boolean) => void
}

/** Keeps an eye on replicas, each by the address of one server. */
export function watchReplicas({ primary: primaryUrl, replicas: urls, onChange }: ReplicaOptions): Replicas {
  const watched = (url: string) => openDatabase({ url, pool: 1, ...WATCH_LIMITS })
  const primary = watched(primaryUrl)
  const track = new PrimaryTrack(now())
  const replicas = urls.map(url => ({
    url,
    database: watched(url),
    standing: new Standing(now()),
    wasRead: false,
  }))
  const stopping = new AbortController()
  let turn = 0
  const watching = watch()

  return {
    reads(options) {
      const pools = replicas.map(({ url, standing }) => ({
        pool: openPool({ ...options, url, ...READ_LIMITS }),
        isAway: () => standing.leaveOut(now()),
        standing,
      }))
      const own = openPool(options)
      const over = readPool(own, {
        replica() {
          const fresh = pools.filter(({ standing }) => standing.mayBeRead(now()))
          turn += 1
          return fresh[turn % fresh.length]
        },
        successor: () => pools.find(({ standing }) => standing.isPrimary(now())),
      })
      const end = async () => {
        await Promise.all([own, ...pools.map(({ pool }) => pool)].map(pool => pool.end()))
      }
      return databaseOver({ ...over, end }, options.onAsked)
    },

    async caughtUp() {
      const until = now() + PATIENCE_MS
      const goal = await primaryPosition(until)
      if (goal === undefined) return
      await Promise.all(
        replicas.map(async ({ database, standing }) => {
          while (now() < until) {
            const seen = await positionOf(database)
            if (seen && seen.position >= goal) return
            if (standing.isOutForAll(now())) return
            await pause(ASK_AGAIN_MS)
          }
        }),
      )
    },

    async stop() {
      stopping.abort()
      await watching
      await Promise.all([primary, ...replicas.map(({ database }) => database)].map(db => db.destroy()))
    },
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      const [head, ...seen] = await Promise.all(
        [primary, ...replicas.map(({ database }) => database)].map(positionOf),
      )
      if (head && !head.isReplica) track.add(now(), head.position)
      for (const [i, replica] of replicas.entries()) {
        const { url, standing, wasRead } = replica
        standing.judge(now(), seen[i], track.goal(now()))
        replica.wasRead = standing.mayBeRead(now())
        if (replica.wasRead !== wasRead) onChange(new URL(url).host, replica.wasRead)
      }
      await rest(EVERY_MS, stopping.signal)
    }
  }

  /** undefined: it has been unavailable for longer than callers wait. */
  async function primaryPosition(until: number): Promise<number | undefined> {
    while (now() < until && track.silentFor(now()) < PATIENCE_MS) {
      const head = await positionOf(primary)
      if (head && !head.isReplica) return head.position
      await pause(ASK_AGAIN_MS)
    }
    return undefined
  }
}

const now = () => performance.now()

async function positionOf(database: Database): Promise<WalPosition | undefined> {
  try {
    return (await walPosition(database))[0]
  } catch {
    return undefined
  }
}
