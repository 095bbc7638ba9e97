import { ButtonLink } from '../kit/button.tsx'
import look from '../kit/look.module.css'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import style from './gate.module.css'
import { Gate } from './gate.tsx'

export const codesView = view<{ codes: string[] }>({
  bare: true,
  title: () => words.access.codes,
  View: ({ model: { codes } }) => (
    <Gate>
      <h1>{words.access.codes}</h1>
      <p className={style.lead}>{words.access.codesWhy}</p>
      <ul className={style.codes} data-codes="">
        {codes.map(code => (
          <li key={code} className={look.code}>
            {code}
          </li>
        ))}
      </ul>
      <ButtonLink tone="main" size="large" isWide href="/">
        {words.access.codesKept}
      </ButtonLink>
    </Gate>
  ),
})
