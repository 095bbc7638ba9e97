import { wordDiff } from '../../rules/text/word-diff.ts'

/** A text as it was and as it is, with the words marked that differ. One that is empty is left out. */
export function MarkedText({ before, after }: { before: string; after: string }) {
  const parts = wordDiff(before, after)
  const marked = (side: 'before' | 'after') =>
    before && after
      ? parts[side].map(({ text, isChanged }, i) => (isChanged ? <mark key={String(i)}>{text}</mark> : text))
      : parts[side].map(({ text }) => text)
  return (
    <>
      {before && <del>{marked('before')}</del>}
      {after && <ins>{marked('after')}</ins>}
    </>
  )
}
