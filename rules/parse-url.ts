/** The URL as the browser would read it; undefined when it would read none, or when it is not http(s). */
export function parseWebUrl(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}
