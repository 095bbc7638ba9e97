import { words } from '../../words/words.ts'
import { view } from '../view.ts'
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
      <a className="btn btn-p btn-l btn-w" href="/">
        {words.access.codesKept}
      </a>
    </Gate>
  ),
})
