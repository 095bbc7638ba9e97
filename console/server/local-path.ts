const HERE = 'http://here'

/** Always returns a path of the console, so that a form can't redirect to another site. */
export function localPath(text: string): string {
  const url = text.startsWith('/') ? URL.parse(text, HERE) : null
  // Tested as it will be read: `/.//evil.example` has become `//evil.example`.
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search
}

/** A requested path as a URL. Strangers ask for `//%`, which is no valid host, and no host either. */
export const readPath = (path: string): URL => new URL(path.startsWith('/') ? HERE + path : HERE)

/** The same address with these in its query; what a moment ago was done is no longer said. */
export function withQuery(path: string, more: Record<string, string>): string {
  const { pathname, searchParams } = readPath(path)
  for (const name of ['done', 'same', 'asked', 'results']) searchParams.delete(name)
  for (const [name, value] of Object.entries(more)) searchParams.set(name, value)
  const query = searchParams.toString()
  return query ? `${pathname}?${query}` : pathname
}
