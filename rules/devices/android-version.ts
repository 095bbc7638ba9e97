/** From the first level on. */
const NAMES = '4.0 4.0.3 4.1 4.2 4.3 4.4 4.4W 5.0 5.1 6.0 7.0 7.1 8.0 8.1 9 10 11 12 12L 13 14 15 16'.split(
  ' ',
)
const FIRST_LEVEL = 14

/** What people call an Android by, for an API level; undefined for a level we don't know. */
export const androidVersion = (apiLevel: number): string | undefined => NAMES[apiLevel - FIRST_LEVEL]

/** The first API level of an Android that calls itself by this number; undefined for one we don't know. */
export function apiLevel(version: number): number | undefined {
  const place = NAMES.findIndex(name => Number(name) === version)
  return place < 0 ? undefined : FIRST_LEVEL + place
}
