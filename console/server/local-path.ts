/** A path of the console, whatever a form says: nobody is sent elsewhere. */
export function localPath(text: string): string {
  if (!/^\/(?![/\\])/.test(text)) return '/'
  const { origin, pathname, search } = new URL(text, 'http://here')
  return origin === 'http://here' ? pathname + search : '/'
}

/** The same address with these in its query; what a moment ago was done is no longer said. */
export function withQuery(path: string, more: Record<string, string>): string {
  const { pathname, searchParams } = new URL(path, 'http://here')
  for (const name of ['done', 'same', 'asked', 'results']) searchParams.delete(name)
  for (const [name, value] of Object.entries(more)) searchParams.set(name, value)
  const query = searchParams.toString()
  return query ? `${pathname}?${query}` : pathname
}
