export type Wait = (ms: number) => Promise<void>

export const wait: Wait = ms => new Promise(done => setTimeout(done, ms))

/** Reads until there is something: at once, then up to `times` more, `everyMs` apart. */
export async function poll<T>(
  read: () => T | undefined,
  times: number,
  everyMs: number,
  pause: Wait = wait,
): Promise<T | undefined> {
  let value = read()
  for (let i = 0; i < times && value === undefined; i += 1) {
    await pause(everyMs)
    value = read()
  }
  return value
}
