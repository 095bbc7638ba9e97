/** Does it when it is first asked for, and then says the same each time: what it threw, too. */
export function once<T>(work: () => T): () => T {
  let done: { value: T } | { thrown: unknown } | undefined
  return () => {
    if (!done) {
      try {
        done = { value: work() }
      } catch (thrown) {
        done = { thrown }
      }
    }
    if ('thrown' in done) throw done.thrown
    return done.value
  }
}
