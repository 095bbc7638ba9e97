/** Signs of a text that are read before it folds; a rest that is shorter than this is not worth a fold of its own. */
const MAX = 600
const MIN_REST = 200
/** Behind the last of these a text can be cut: first where a sentence ends, else between two words. */
const ENDS = [/^.*[\u3002\uff01\uff1f\u2026]|^.*[.!?](?=\s)/su, /^.*(?=\s)/su]

/** Which paragraphs stand open, and which are folded. One that is very long is cut where a sentence ends. */
export function foldText(paragraphs: string[], shown: number): { open: string[]; rest: string[] } {
  const open = paragraphs.slice(0, shown)
  const rest = paragraphs.slice(shown)
  for (let left = MAX, at = 0; at < open.length; at++) {
    const text = open[at] ?? ''
    if (text.length > left + MIN_REST) {
      const start = startOf(text, left)
      const others = open.splice(at)
      if (start) open.push(start)
      return { open, rest: [text.slice(start.length).replace(/^\s+/, ''), ...others.slice(1), ...rest] }
    }
    left = Math.max(0, left - text.length)
  }
  return { open, rest }
}

function startOf(text: string, max: number): string {
  const start = text.slice(0, max)
  for (const end of ENDS) {
    const found = end.exec(start)?.[0] ?? ''
    if (found.length > max / 2) return found
  }
  // Never between the two halves of one sign.
  return start.replace(/[\ud800-\udbff]$/, '')
}
