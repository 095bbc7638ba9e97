import style from './expandable-text.module.css'
import { More } from './more.tsx'

/** The first paragraphs, and the rest on request. */
export function ExpandableText({ paragraphs, shown }: { paragraphs: string[]; shown: number }) {
  const rest = paragraphs.slice(shown)
  return (
    <>
      <Paragraphs of={paragraphs.slice(0, shown)} />
      {rest.length > 0 && (
        <More>
          <div className={style.rest}>
            <Paragraphs of={rest} />
          </div>
        </More>
      )}
    </>
  )
}

function Paragraphs({ of }: { of: string[] }) {
  return (
    <div className={style.text} dir="auto">
      {of.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <p key={i}>{text}</p>
      ))}
    </div>
  )
}
