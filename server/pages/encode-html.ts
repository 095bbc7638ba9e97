const scratch = Buffer.allocUnsafe(1 << 20)

/**
 * UTF-8 in one pass. `Buffer.from` would read a page with Chinese in it twice, first only to learn its length.
 * Nothing runs between writing and copying, so one scratch serves all requests.
 */
export function encodeHtml(html: string): Buffer {
  if (html.length * 3 > scratch.length) return Buffer.from(html)
  return Buffer.from(scratch.subarray(0, scratch.write(html)))
}
