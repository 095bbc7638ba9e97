/** What a fault run found. */
export interface Verdict {
  failing: string[]
  /** Limits that were exceeded while the machine was too busy to tell why. */
  notJudged: string[]
}

/** With this share of the processors in use by others, what came too late says nothing about the store. */
const BUSY_SHARE = 0.25

const isBusy = (othersShare: number) => othersShare > BUSY_SHARE

/** Why a limit that was exceeded is not counted as a failure of the store. */
const busyWords = (othersShare: number) => `others used ${Math.round(othersShare * 100)} % of the processors`

/** Sorts what took too long: a fault of the store, or of a busy machine. It never passes. */
export function judgeLate(late: string[], othersShare: number): Verdict {
  if (!isBusy(othersShare)) return { failing: late, notJudged: [] }
  return { failing: [], notJudged: late.map(why => `${why} (${busyWords(othersShare)})`) }
}

export const together = (verdicts: Verdict[]): Verdict => ({
  failing: verdicts.flatMap(({ failing }) => failing),
  notJudged: verdicts.flatMap(({ notJudged }) => notJudged),
})

/** A run that could not be judged has not passed. */
export function exitCode({ failing, notJudged }: Verdict): 0 | 1 | 2 {
  if (failing.length > 0) return 1
  return notJudged.length > 0 ? 2 : 0
}

/** The last lines of a run. */
export function verdictLines({ failing, notJudged }: Verdict, passed: string): string[] {
  const part = (title: string, lines: string[]) => (lines.length > 0 ? ['', `${title}:`, ...lines] : [])
  if (failing.length + notJudged.length === 0) return ['', passed]
  return [...part('failing', failing), ...part('not judged', notJudged)]
}
