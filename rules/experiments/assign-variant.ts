const FNV_START = 0x811c9dc5
const FNV_PRIME = 0x01000193
const RANGE = 2 ** 32

/** A number from 0 up to 1 that follows from the text: FNV-1a, mixed once more, because its high bits alone are uneven. */
function fractionOf(text: string): number {
  let hash = FNV_START
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / RANGE
}

/**
 * Returns the visitor's variant, each equally likely; undefined: they don't take part. The same visitor always gets the same, also when
 * the share changes, because who takes part and which variant they get are drawn separately.
 */
export function assignVariant<Variant>(
  visitor: string,
  experiment: string,
  variants: readonly Variant[],
  share: number,
): Variant | undefined {
  if (!(fractionOf(`${visitor} takes part in ${experiment}`) * 100 < share)) return undefined
  return variants[Math.floor(fractionOf(`${visitor} in ${experiment}`) * variants.length)]
}
