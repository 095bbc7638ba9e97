/** What the work comes to, or `late` when that takes longer. The work itself goes on. */
export function withTimeout<T, Late extends T | undefined = undefined>(
  ms: number,
  work: Promise<T>,
  late?: Late,
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<Late>(done => {
    timer = setTimeout(done, ms, late)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer))
}
