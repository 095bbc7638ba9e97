import { here } from './here.ts'

/** More don't fit beside each other. */
export const MAX_COMPARED = 3

/** undefined: an address that the site never writes. The numbers are as they were written, which may be in another order, or twice. */
export function readCompared(text = ''): number[] | undefined {
  const parts = text.split('-')
  const valid = parts.length <= MAX_COMPARED && parts.every(part => /^[1-9]\d{0,8}$/.test(part))
  return valid ? parts.map(Number) : undefined
}

/** Each once, in one order: a set of apps has one address. */
export const comparedOnce = (appIds: readonly number[]): number[] =>
  [...new Set(appIds)].sort((a, b) => a - b)

const written = (appIds: readonly number[]) => comparedOnce(appIds).join('-')

/** The page on which another app is picked for comparison. */
export const compareWithPath = (appIds: readonly number[]) => here(`/compare/${written(appIds)}/add`)

/** Apps side by side; one alone has only the page on which another is picked. */
export const comparePath = (appIds: readonly number[]) =>
  comparedOnce(appIds).length > 1 ? here(`/compare/${written(appIds)}`) : compareWithPath(appIds)
