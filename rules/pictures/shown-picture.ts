export interface ShownPicture {
  key: string
  /** Six hex digits: what it looks like from afar. Absent before it is decoded, and where the page shows through. */
  color: string | undefined
  /** Whether its sizes exist as WebP and in the form that every browser shows. */
  isReady: boolean
  hasAvif: boolean
}

const SHOWN = /^([^~]*)(?:~([0-9a-f]{6})?~(w?)(a?))?$/

/**
 * Reads what a page knows of a picture. It is one text, so that lists, documents and islands pass it on like a key: `icon/42` is new,
 * `icon/42~17774a~w` can be shown, and `icon/42~17774a~wa` also as AVIF (data/db/shown-picture.ts writes it).
 */
export function readShown(text: string): ShownPicture {
  const [, key = text, color, ready, avif] = SHOWN.exec(text) ?? []
  return { key, color, isReady: Boolean(ready), hasAvif: Boolean(avif) }
}
