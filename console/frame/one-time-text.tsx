import { ButtonLink } from '../kit/button.tsx'
import card from '../kit/card.module.css'
import form from '../kit/form.module.css'
import look from '../kit/look.module.css'
import { words } from '../words/words.ts'

/** A text to copy, which is shown this once. */
export function OneTimeText({
  title,
  why,
  text,
  back,
}: {
  title: string
  why: string
  text: string
  back: string
}) {
  return (
    <div className={card.card}>
      <div className={card.head}>
        <h1 className={card.heading}>{title}</h1>
      </div>
      <div className={card.stack}>
        <p className={look.quiet}>{why}</p>
        <input className={`${form.input} ${look.mono}`} readOnly value={text} aria-label={title} />
        <div>
          <ButtonLink href={back}>{words.frame.goOn}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
