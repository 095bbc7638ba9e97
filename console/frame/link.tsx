import { ButtonLink } from '../kit/button.tsx'
import card from '../kit/card.module.css'
import form from '../kit/form.module.css'
import look from '../kit/look.module.css'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'

export const linkView = view<{ name: string; link: string; back: string }>({
  title: ({ name }) => words.access.link(name),
  View: ({ model: { name, link, back } }) => (
    <div className={card.card}>
      <div className={card.head}>
        <h1 className={card.heading}>{words.access.link(name)}</h1>
      </div>
      <div className={card.stack}>
        <p className={look.quiet}>{words.access.linkWhy(name)}</p>
        <input
          className={`${form.input} ${look.mono}`}
          readOnly
          value={link}
          aria-label={words.access.link(name)}
          id="link"
        />
        <div>
          <ButtonLink href={back}>{words.frame.goOn}</ButtonLink>
        </div>
      </div>
    </div>
  ),
})
