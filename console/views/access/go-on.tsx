import { words } from '../../words/words.ts'
import { view } from '../view.ts'
import { Gate } from './gate.tsx'

/** For a browser that was sent here by another site: it shows its cookie only when it goes on from here. */
export const goOnView = view<{ to: string }>({
  bare: true,
  title: () => words.frame.goOn,
  View: ({ model: { to } }) => (
    <Gate>
      <a className="btn btn-p btn-l btn-w" href={to}>
        {words.frame.goOn}
      </a>
    </Gate>
  ),
})
