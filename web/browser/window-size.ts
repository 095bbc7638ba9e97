import { poll, type Wait } from './poll.ts'

export interface WindowSize {
  width: number
  height: number
}

/** Some web views report 0 × 0 while they open; after ten tries the size counts as not known. */
export function windowSize(
  view: Pick<Window, 'innerWidth' | 'innerHeight'>,
  pause?: Wait,
): Promise<WindowSize | undefined> {
  return poll(
    () => {
      const { innerWidth: width, innerHeight: height } = view
      return width > 0 && height > 0 ? { width, height } : undefined
    },
    10,
    200,
    pause,
  )
}
