/** A value for a link or a cookie. Half of a surrogate pair can't be encoded; it becomes the replacement character. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'))
}
