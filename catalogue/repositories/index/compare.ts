import type { OpenIndex } from './open-index.ts'

/** Which apps differ between two texts, as text. */
export interface Changes {
  /** New ones, and those that are not what they were. */
  changed: string[]
  gone: string[]
}

export function compare(old: OpenIndex | undefined, now: OpenIndex): Changes {
  const changed = [...now.packages.keys()].filter(name => !isSame(old, now, name))
  const gone = [...(old?.packages.keys() ?? [])].filter(name => !now.packages.has(name))
  return { changed, gone }
}

function isSame(old: OpenIndex | undefined, now: OpenIndex, name: string): boolean {
  const before = old?.packages.get(name)
  const after = now.packages.get(name)
  return Boolean(
    old && before && after && old.text.compare(now.text, after.from, after.to, before.from, before.to) === 0,
  )
}
