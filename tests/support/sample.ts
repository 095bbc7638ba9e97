import { plainPath } from '../e2e/languages.ts'

/** Of pages that differ only in what they show, one in so many: 1 is every page, as `npm run crawl` and `npm run workshop` ask. */
const SHARE = Number(process.env.CRAWL_SHARE ?? 6)

/** The same pages in every run and in every language, spread over all kinds of addresses. */
export function isInSample(path: string): boolean {
  let hash = 0
  for (const character of plainPath(path)) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0
  return hash % SHARE === 0
}
