import { ButtonLink } from '../kit/button.tsx'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import { Gate } from './gate.tsx'

/** For a browser that was sent here by another site: it shows its cookie only when it goes on from here. */
export const goOnView = view<{ to: string }>({
  bare: true,
  title: () => words.frame.goOn,
  goesTo: ({ to }) => to,
  View: ({ model: { to } }) => (
    <Gate>
      <ButtonLink tone="main" size="large" isWide href={to}>
        {words.frame.goOn}
      </ButtonLink>
    </Gate>
  ),
})
