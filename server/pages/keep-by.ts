/** A line of a header has 8 kB at the edge: some 500 apps. The fullest page has 50. */
const MAX_LINE_LENGTH = 7000

/** The headers of what the edge may keep. It must not keep what a purge would not find. */
export function keepBy(tags: readonly string[], cacheControl: string): Record<string, string> {
  const xkey = tags.join(' ')
  return xkey.length > MAX_LINE_LENGTH
    ? { 'cache-control': 'no-store' }
    : { 'cache-control': cacheControl, xkey }
}
