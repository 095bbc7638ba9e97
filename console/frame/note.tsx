import { ButtonLink } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'

export type NoteName = keyof typeof words.notes

/** A sentence and a way on. */
export const noteView = view<{ name: NoteName; back: string }>({
  title: ({ name }) => words.notes[name][0],
  View: ({ model: { name, back } }) => (
    <div className="empty">
      <Icon name="info" size={20} />
      <h1 className="t20 b">{words.notes[name][0]}</h1>
      <p>{words.notes[name][1]}</p>
      <ButtonLink href={back}>{words.frame.goOn}</ButtonLink>
    </div>
  ),
})
