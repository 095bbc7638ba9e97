import { ButtonLink } from '../kit/button.tsx'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'

export const linkView = view<{ name: string; link: string; back: string }>({
  title: ({ name }) => words.access.link(name),
  View: ({ model: { name, link, back } }) => (
    <div className="card">
      <div className="card-h">
        <h1 className="h2">{words.access.link(name)}</h1>
      </div>
      <div className="card-b col">
        <p className="ink2">{words.access.linkWhy(name)}</p>
        <input className="in mono" readOnly value={link} aria-label={words.access.link(name)} id="link" />
        <div>
          <ButtonLink href={back}>{words.frame.goOn}</ButtonLink>
        </div>
      </div>
    </div>
  ),
})
