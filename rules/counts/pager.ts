export const GAP = 0

/**
 * The pages to link to from one of them: the first, the last and two on either side, so that every page is a few links
 * from every other; GAP replaces those between.
 */
export function pagerNumbers(current: number, last: number): number[] {
  const near = [current - 2, current - 1, current, current + 1, current + 2]
  const pages = [...new Set([1, ...near, last])].filter(n => n >= 1 && n <= last)
  const links: number[] = []
  for (const n of pages) {
    const before = links[links.length - 1] ?? 0
    // A gap of one page takes as much room as its number.
    if (n - before === 2) links.push(n - 1)
    else if (n - before > 2) links.push(GAP)
    links.push(n)
  }
  return links
}

/** The number that an address gives its page: 1 without any, undefined when it is not written as we write it. */
export function readPageNumber(text: unknown, lastPage: number): number | undefined {
  if (text === undefined) return 1
  if (typeof text !== 'string' || !/^[1-9]\d{0,3}$/.test(text)) return undefined
  return Number(text) <= lastPage ? Number(text) : undefined
}
