import style from './expandable-text.module.css'
import { foldText } from './fold-text.ts'
import type { Lang } from './lang.ts'
import { More } from './more.tsx'

/** The first paragraphs, as far as they are not too long, and the rest on request. */
export function ExpandableText({
  paragraphs,
  shown,
  lang,
}: {
  paragraphs: string[]
  shown: number
  lang?: Lang
}) {
  const { open, rest } = foldText(paragraphs, shown)
  return (
    <>
      <Paragraphs of={open} lang={lang} />
      {rest.length > 0 && (
        <More>
          <div className={style.rest}>
            <Paragraphs of={rest} lang={lang} />
          </div>
        </More>
      )}
    </>
  )
}

function Paragraphs({ of, lang }: { of: string[]; lang: Lang }) {
  return (
    <div className={style.text} dir="auto" lang={lang ?? undefined}>
      {of.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <p key={i}>{text}</p>
      ))}
    </div>
  )
}
