/**
 * How we write the path of a page that others wrote with capitals, a stroke at its end or the name of a file; undefined when
 * it is no such path. Only paths that begin like our own are read, so the answer never leads to another site.
 */
export function tidyPath(path: string, firstParts: ReadonlySet<string>): string | undefined {
  const [, first = ''] = path.toLowerCase().split('/', 2)
  if (!first || !(firstParts.has(first) || first.startsWith('index.'))) return undefined
  const tidy = withoutEnd(path.replace(/^\/index\.(?:html?|php|jsp)$/i, '/'))
    .split('/')
    // Capitals count in a package's name.
    .map(part => (part.includes('.') ? part : part.toLowerCase()))
    .join('/')
  return tidy === path ? undefined : tidy
}

/** A loop, because an expression searches for the end again from every slash of a long run. */
function withoutEnd(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}
