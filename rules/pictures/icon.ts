export const ICON_SIZES = [50, 65, 100, 130, 195, 260] as const
export type IconSize = (typeof ICON_SIZES)[number]

export const DEFAULT_ICON_SIZE = 130 satisfies IconSize

/** An allowed size, given as a number or as its digits; anything else becomes the default. */
export function iconSize(size: unknown): IconSize {
  return ICON_SIZES.find(allowed => allowed === size || String(allowed) === size) ?? DEFAULT_ICON_SIZE
}
