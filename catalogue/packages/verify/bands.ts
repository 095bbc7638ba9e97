import type { LazySigner } from './block-signers.ts'
import { SINCE } from './judge-block.ts'
import type { Band, Verdict } from './signatures.ts'

/** Android 8 wants v2 of packages with a newer sandbox; Android 11, of those that are made for it. */
export const SANDBOX_SINCE = 26
export const TARGET_SINCE = 30

const SCHEMES: number[] = Object.values(SINCE)
const NEWEST = 0x7fffffff

/** A band for each range of platforms that agree. None goes across the coming of a scheme. */
export function bandsOf(minSdk: number, signers: LazySigner[], judge: (platform: number) => Verdict): Band[] {
  // One past its first, too: there a signer for a platform in the making begins to count.
  const edges = signers.flatMap(({ min, max }) => [min, min + 1, max + 1])
  const starts = [...SCHEMES, SANDBOX_SINCE, TARGET_SINCE, ...edges].filter(at => at > minSdk && at <= NEWEST)
  const bands: Band[] = []
  for (const from of [minSdk, ...new Set(starts.sort((one, other) => one - other))]) {
    const verdict = judge(from)
    const before = bands.at(-1)
    if (before && !SCHEMES.includes(from) && isSame(before, verdict)) continue
    if (before) before.to = from - 1
    bands.push({ from, to: null, ...verdict })
  }
  return bands
}

function isSame({ from: _from, to: _to, ...before }: Band, verdict: Verdict): boolean {
  return JSON.stringify(before) === JSON.stringify(verdict)
}
