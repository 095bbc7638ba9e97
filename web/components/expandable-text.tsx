import { words } from '../words/words.ts'
import style from './expandable-text.module.css'
import { Icon } from './icon.tsx'

/** The first paragraphs, and the rest behind a plain <details>. */
export function ExpandableText({ paragraphs, shown }: { paragraphs: string[]; shown: number }) {
  const rest = paragraphs.slice(shown)
  return (
    <>
      <Paragraphs of={paragraphs.slice(0, shown)} />
      {rest.length > 0 && (
        <details className={style.more}>
          <summary>
            <span className={style.expand}>{words.text.expand}</span>
            <span className={style.collapse}>{words.text.collapse}</span>
            <Icon name="chevronDown" size={16} />
          </summary>
          <Paragraphs of={rest} />
        </details>
      )}
    </>
  )
}

function Paragraphs({ of }: { of: string[] }) {
  return (
    <div className={style.text}>
      {of.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <p key={i}>{text}</p>
      ))}
    </div>
  )
}
