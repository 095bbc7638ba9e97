/** Lets so many through at once; the others wait their turn. */
export function semaphore(max: number) {
  let inside = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside < max) inside += 1
    else await new Promise<void>(go => waiting.push(go))
    try {
      return await work()
    } finally {
      // Hands the slot to the next waiter, so that no newcomer slips in between.
      const next = waiting.shift()
      if (next) next()
      else inside -= 1
    }
  }
}
