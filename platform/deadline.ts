import { Unavailable } from '../data/unavailable.ts'

/** A page gives up on a call after 3 s, and a visitor on a page not much later; a database that is slow must not use all of that. */
export const DEADLINES_MS = { call: 1500, page: 2000 }

class TooLate extends Unavailable {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`)
  }
}

/** The work itself goes on: the database ends it by its own time-out. */
export async function withinDeadline<Value>(work: Promise<Value>, ms = DEADLINES_MS.call): Promise<Value> {
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
