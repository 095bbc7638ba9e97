import { placeOf, type Shape } from './key-order.ts'

/** A value with changes put into it: null takes a name away, an object changes what is there, anything else takes its place. */
export function mergePatch(old: unknown, patch: unknown, shape?: Shape): unknown {
  if (!isObject(patch)) return patch
  const entries = isObject(old) ? Object.entries(old) : []
  for (const [name, change] of Object.entries(patch)) {
    const at = entries.findIndex(([there]) => there === name)
    if (change === null) {
      if (at >= 0) entries.splice(at, 1)
      continue
    }
    const entry: [string, unknown] = [
      name,
      mergePatch(entries[at]?.[1], change, shape?.of?.[name] ?? shape?.each),
    ]
    if (at >= 0) entries[at] = entry
    else entries.splice(placeOf(entries, entry, shape?.order), 0, entry)
  }
  return Object.fromEntries(entries)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
