import type { WalPosition } from '../db/queries/wal-position.ts'

/** How far the primary is, and how far it was when a replica may be as old as that; undefined: unknown. */
export interface Goal {
  now: number | undefined
  before: number | undefined
}

/** Within this time every process has come to the same view of a replica. */
export const SETTLED_MS = 1500
/** A status that was not renewed for so long is void: the process itself may have been stopped. */
const EXPIRES_MS = 2500

/**
 * Whether one replica may be read from. It is left out at once when it does not answer or is behind, and comes back when it has been
 * level with the primary for a while: by then no purge has passed without waiting for it.
 */
export class Standing {
  #isIn = false
  #outSince: number
  #levelSince: number | undefined
  #isPrimary = false
  #judgedAt = Number.NEGATIVE_INFINITY

  constructor(now: number) {
    this.#outSince = now
  }

  judge(now: number, seen: WalPosition | undefined, goal: Goal): void {
    this.#judgedAt = now
    this.#isPrimary = seen?.isReplica === false
    const wanted = (this.#isIn ? goal.before : goal.now) ?? 0
    if (seen?.isReplica && seen.position >= wanted) {
      this.#levelSince ??= now
      if (now - this.#levelSince >= SETTLED_MS) this.#isIn = true
    } else this.leaveOut(now)
  }

  leaveOut(now: number): void {
    if (this.#isIn) this.#outSince = now
    this.#isIn = false
    this.#levelSince = undefined
  }

  /** It says so of itself. */
  isPrimary(now: number): boolean {
    return this.#isPrimary && now - this.#judgedAt < EXPIRES_MS
  }

  mayBeRead(now: number): boolean {
    return this.#isIn && now - this.#judgedAt < EXPIRES_MS
  }

  /** Whether by now no process reads from it. */
  isOutForAll(now: number): boolean {
    return !this.#isIn && now - this.#outSince > SETTLED_MS
  }
}
