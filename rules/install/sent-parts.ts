/** A run of bytes that was sent of a file; both ends are part of it. */
export interface SentPart {
  from: number
  to: number
}

/** Download managers open up to 16 connections for one file. Beyond this the shortest run is forgotten. */
export const MAX_SENT_PARTS = 32

const SMALL_BYTES = 256 * 1024

/** Returns how many different bytes of a file make a download: half of them, and all of a small file. */
export const bytesThatCount = (size: number): number =>
  Math.min(size, Math.max(Math.ceil(size / 2), SMALL_BYTES))

/** Returns the runs with one more, in order and with none that touch: a byte that is sent twice is in there once. */
export function addPart(parts: readonly SentPart[], part: SentPart): SentPart[] {
  const joined: SentPart[] = []
  for (const { from, to } of [...parts, part].sort((a, b) => a.from - b.from)) {
    const last = joined[joined.length - 1]
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else joined.push({ from, to })
  }
  if (joined.length <= MAX_SENT_PARTS) return joined
  const lengths = joined.map(lengthOf)
  joined.splice(lengths.indexOf(Math.min(...lengths)), 1)
  return joined
}

export const bytesIn = (parts: readonly SentPart[]): number =>
  parts.reduce((sum, part) => sum + lengthOf(part), 0)

const lengthOf = ({ from, to }: SentPart) => to - from + 1
