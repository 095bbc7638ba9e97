import { ButtonLink } from '../kit/button.tsx'
import { Empty } from '../kit/empty.tsx'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'

export type NoteName = keyof typeof words.notes

/** A sentence and a way on. */
export const noteView = view<{ name: NoteName; back: string }>({
  title: ({ name }) => words.notes[name][0],
  View: ({ model: { name, back } }) => (
    <Empty
      icon="info"
      title={words.notes[name][0]}
      action={<ButtonLink href={back}>{words.frame.goOn}</ButtonLink>}
    >
      {words.notes[name][1]}
    </Empty>
  ),
})
