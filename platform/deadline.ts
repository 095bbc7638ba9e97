import { Unavailable } from '../data/unavailable.ts'
import { DEADLINES_MS } from '../rules/deadlines/deadlines.ts'

class TooLate extends Unavailable {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
  }
}

/** The work itself goes on: the database ends it by its own time-out. */
export async function withinDeadline<Value>(
  work: Promise<Value>,
  ms: number = DEADLINES_MS.call,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(ms)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
