import { addPart, bytesIn, bytesThatCount, type SentPart } from '../../rules/install/sent-parts.ts'

interface Partial {
  parts: SentPart[]
  isCounted: boolean
  touchedAt: number
}

export interface PartialDownloads {
  /** Returns whether this part makes what a visitor has of a file a download, which it does once. */
  add(visitorAndFile: string, size: number, part: SentPart): boolean
  readonly size: number
}

interface Options {
  max?: number
  maxAgeMs?: number
  now?: () => number
}

const DAY_MS = 86_400_000

/**
 * Downloads that were begun and not finished, at most ten megabytes of them: the least recent make room, and a day after its last part
 * one is forgotten. A file that is sent at once is never in here.
 */
export function partialDownloads({
  max = 10_000,
  maxAgeMs = DAY_MS,
  now = Date.now,
}: Options = {}): PartialDownloads {
  // By the time of the last part, the oldest first.
  const begun = new Map<string, Partial>()
  return {
    get size() {
      return begun.size
    },
    add(key, size, part) {
      forget()
      const { parts: before, isCounted } = begun.get(key) ?? { parts: [], isCounted: false }
      begun.delete(key)
      const parts = addPart(before, part)
      const sent = bytesIn(parts)
      const counts = !isCounted && sent >= bytesThatCount(size)
      if (sent < size) begun.set(key, { parts, isCounted: isCounted || counts, touchedAt: now() })
      return counts
    },
  }

  /** The old, and one more than there is room for. */
  function forget() {
    for (const [key, { touchedAt }] of begun) {
      if (begun.size < max && now() - touchedAt < maxAgeMs) return
      begun.delete(key)
    }
  }
}
