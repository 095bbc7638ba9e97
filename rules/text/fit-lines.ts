const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u

/** About how wide a sign is, against a Chinese one. */
const widthOf = (sign: string) => (wide.test(sign) ? 1 : 0.6)

/** Text in lines of so many Chinese signs at maxLines; what does not fit ends in an ellipsis. For pictures, where nothing wraps by itself. */
export function fitLines(text: string, perLine: number, maxLines: number): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  for (const { segment } of new Intl.Segmenter('zh').segment(text.replace(/\s+/g, ' ').trim())) {
    if (width + widthOf(segment) > perLine) {
      if (lines.length + 1 === maxLines) return [...lines, `${shorten(line, perLine - 1)}…`]
      lines.push(line.trim())
      line = ''
      width = 0
    }
    line += segment
    width += widthOf(segment)
  }
  return line ? [...lines, line.trim()] : lines
}

function shorten(line: string, perLine: number): string {
  let width = 0
  let kept = ''
  for (const { segment } of new Intl.Segmenter('zh').segment(line)) {
    width += widthOf(segment)
    if (width > perLine) break
    kept += segment
  }
  return kept.trim()
}
