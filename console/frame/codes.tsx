import { ButtonLink } from '../kit/button.tsx'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import { Gate } from './gate.tsx'

export const codesView = view<{ codes: string[] }>({
  bare: true,
  title: () => words.access.codes,
  View: ({ model: { codes } }) => (
    <Gate>
      <h1>{words.access.codes}</h1>
      <p className="ink2 gate-p">{words.access.codesWhy}</p>
      <ul className="codes" data-codes="">
        {codes.map(code => (
          <li key={code} className="code">
            {code}
          </li>
        ))}
      </ul>
      <ButtonLink tone="main" size="l" isWide href="/">
        {words.access.codesKept}
      </ButtonLink>
    </Gate>
  ),
})
