import type { PaperName } from '../../../contract/paper.ts'
import {
  aboutPath,
  clientPath,
  helpPath,
  privacyPath,
  reportPath,
  termsPath,
} from '../../addresses/addresses.ts'
import { words } from '../../words/words.ts'
import style from './paper.module.css'

const items: [PaperName | 'report', string][] = [
  ['about', aboutPath],
  ['help', helpPath],
  ['privacy', privacyPath],
  ['terms', termsPath],
  ['report', reportPath({ kind: 'other' })],
  ['client', clientPath],
]

/** The store's own texts, and the form that belongs to them. */
export function PaperMenu({ current }: { current: PaperName | 'report' }) {
  return (
    <nav className={style.menu} aria-label={words.paper.menu}>
      {items.map(([name, href]) => (
        <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {words.footer[name]}
        </a>
      ))}
    </nav>
  )
}
