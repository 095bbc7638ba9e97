import { words } from '../words/words.ts'

/** A time as the store's clock shows it, to the second where it proves something. */
export function Time({ at, seconds = false }: { at: Date | string; seconds?: boolean }) {
  const iso = new Date(at).toISOString()
  return <time dateTime={iso}>{words.time(iso, seconds)}</time>
}
