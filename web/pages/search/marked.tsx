import { markedParts } from '../../../rules/text/marked-parts.ts'

/** What was looked for, marked in what was found. */
export function Marked({ text, sought }: { text: string; sought: string[] }) {
  return markedParts(text, sought).map(({ text, hit }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else, and never change.
    hit ? <mark key={i}>{text}</mark> : text,
  )
}
