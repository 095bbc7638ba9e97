/** A page gives up on a call after 3 s; a database that is slow must not use all of that. */
const DEADLINE_MS = 1500

export class TooLate extends Error {
  constructor() {
    super(`no answer within ${DEADLINE_MS} ms`)
  }
}

/** The work itself goes on: the database ends it by its own time-out. */
export async function withinDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate()), DEADLINE_MS)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
