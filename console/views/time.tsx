import { words } from '../words/words.ts'

/** A time as the store's clock shows it, to the second where it proves something. */
export function Time({ at, seconds = false }: { at: string; seconds?: boolean }) {
  return <time dateTime={at}>{words.time(at, seconds)}</time>
}
