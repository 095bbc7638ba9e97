import type { Goal } from './standing.ts'

/** What a replica that is read from may be behind, in time. */
const MAX_LAG_MS = 1000

/** Recent positions of the primary. While it is unavailable, the last one. */
export class PrimaryTrack {
  #known: { at: number; position: number }[] = []
  #heardAt: number

  constructor(now: number) {
    this.#heardAt = now
  }

  add(at: number, position: number): void {
    this.#heardAt = at
    // Another server has become the primary, and has not all that the last one had.
    if (position < (this.#known.at(-1)?.position ?? 0)) this.#known = []
    this.#known.push({ at, position })
    const old = this.#known.findLastIndex(known => known.at <= at - MAX_LAG_MS)
    if (old > 0) this.#known.splice(0, old)
  }

  goal(now: number): Goal {
    return {
      now: this.#known.at(-1)?.position,
      before: this.#known.findLast(({ at }) => at <= now - MAX_LAG_MS)?.position,
    }
  }

  /** For how long it has not answered. */
  silentFor(now: number): number {
    return now - this.#heardAt
  }
}
