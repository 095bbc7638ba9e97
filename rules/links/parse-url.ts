/** The URL as the browser would read it; undefined when it would read none, or when it is not http(s). */
export function parseWebUrl(text: string, base?: string): URL | undefined {
  try {
    const url = new URL(text, base)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined
  } catch {
    return undefined
  }
}

// Browsers drop tabs and line ends inside a URL and read a back-slash as a slash, so neither may come near the parser.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const TRICKS = /[\u0000-\u001f\u007f\\]/

export const hasUrlTricks = (text: string): boolean => TRICKS.test(text)
