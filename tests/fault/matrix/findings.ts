import { judgeLate } from '../verdict.ts'
import type { Wrong } from './judge.ts'

/** What is wrong with a row, cell by cell. */
export interface Findings {
  /** What must not be: the cell, and why. */
  broken: Map<string, string>
  /** Limits that were exceeded on a machine too busy to say whose fault that is. */
  notJudged: Map<string, string>
  /** Notes what is wrong with a cell that was measured since then; undefined: nothing. */
  note(cell: string, wrong: Wrong | undefined, since: number): void
}

export function findings(othersSince: (since: number) => number): Findings {
  const broken = new Map<string, string>()
  const notJudged = new Map<string, string>()
  return {
    broken,
    notJudged,
    note(cell, wrong, since) {
      if (!wrong) return
      const late = wrong.isLate ? judgeLate([wrong.why], othersSince(since)) : undefined
      const [why] = late?.notJudged ?? []
      if (why) notJudged.set(cell, why)
      else broken.set(cell, wrong.why)
    },
  }
}
