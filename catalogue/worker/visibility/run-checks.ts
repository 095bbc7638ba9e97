import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import type { Database } from '../../../data/db/database.ts'
import { laterChange } from '../../../data/db/queries/visibility/sought.ts'
import type { Freshness } from '../../../data/log/freshness-line.ts'
import { rest } from '../../../data/log/rest.ts'
import { findChange } from '../../commands/changes.ts'
import { askEdge, type EdgeSeen } from './ask-edge.ts'
import { signOf } from './expectations.ts'
import { checksFor, type VisibilityCheck } from './visibility-checks.ts'

/** Then it is counted as one that was not seen. */
const GIVE_UP_MS = 30_000
/** Between two looks, at first and at most. */
const LOOK_MS = { min: 40, max: 500 }
const LATER_MS = 1000

export interface ProberOptions {
  db: Database
  edges: EdgeSeen[]
  /** The part of changes that are looked at, from 0 to 1, and how many at one time; those beyond are not. */
  share: number
  atOnce: number
  onLooked: (freshness: Freshness) => void
  warn: (error: unknown) => void
}

export interface Prober {
  /** A change is on its way to the edges: now it is waited for. */
  look(row: { change: number | null; at: Date }): void
  stop(): Promise<void>
}

const checksOn = ({ mipHost }: EdgeSeen, checks: VisibilityCheck[]) =>
  mipHost === undefined ? checks.filter(({ isMip }) => !isMip) : checks

/** Polls each affected page on each edge until it shows the change, and records the latency. */
export function startProber({ db, edges, share, atOnce, onLooked, warn }: ProberOptions): Prober {
  const stopping = new AbortController()
  const under = new Set<Promise<void>>()
  return {
    look({ change, at }) {
      if (change === null || edges.length === 0 || under.size >= atOnce || Math.random() >= share) return
      const one = watch(change, at.getTime())
        .catch(warn)
        .finally(() => under.delete(one))
      under.add(one)
    },
    async stop() {
      stopping.abort()
      await Promise.all(under)
    },
  }

  async function watch(change: number, at: number): Promise<void> {
    const made = await findChange(db, change)
    // Seeded rows exist before the first visitor: there is nothing to measure.
    if (!made || COMMANDS.get(made.command)?.isRows) return
    const found = await signOf(db, made.rows)
    if (!found) return
    const { app, expected } = found
    const isLast = lastChange(app.id, change)
    await Promise.all(
      edges.flatMap(edge =>
        checksOn(edge, checksFor(app, expected)).map(async check => {
          const seen = await waitFor(edge, check, at, isLast)
          if (seen === undefined) return
          const ms = Math.max(0, Date.now() - at)
          onLooked({ at, change, app: app.id, variant: check.variant, edge: edge.url, ms, seen })
        }),
      ),
    )
  }

  /** undefined: it will never be visible, because the app was changed again, or this ends. */
  async function waitFor(
    edge: EdgeSeen,
    check: VisibilityCheck,
    at: number,
    isLast: () => Promise<boolean>,
  ): Promise<boolean | undefined> {
    for (let waitMs = LOOK_MS.min; !stopping.signal.aborted; waitMs = Math.min(waitMs * 1.5, LOOK_MS.max)) {
      try {
        if (check.isSeen(await askEdge(edge, check))) return true
      } catch {
        // An unavailable edge shows nothing: that is what is measured.
      }
      if (Date.now() - at > LATER_MS && !(await isLast())) return undefined
      if (Date.now() - at > GIVE_UP_MS) return false
      await rest(waitMs, stopping.signal)
    }
    return undefined
  }

  /** Asked once a second, for all that wait. An unavailable database has no later change. */
  function lastChange(app: number, change: number): () => Promise<boolean> {
    let asked = Number.NEGATIVE_INFINITY
    let answer = Promise.resolve(true)
    return () => {
      if (performance.now() - asked < LATER_MS) return answer
      asked = performance.now()
      answer = laterChange(db, { app, change }).then(
        found => found.length === 0,
        () => true,
      )
      return answer
    }
  }
}
