import type { StaticPageName } from '../../../contract/static-page.ts'
import {
  aboutPath,
  clientPath,
  helpPath,
  privacyPath,
  reportPath,
  termsPath,
} from '../../addresses/addresses.ts'
import { words } from '../../words/words.ts'
import style from './static-page.module.css'

const items: [StaticPageName | 'report', string][] = [
  ['about', aboutPath],
  ['help', helpPath],
  ['privacy', privacyPath],
  ['terms', termsPath],
  ['report', reportPath({ kind: 'other' })],
  ['client', clientPath],
]

/** The store's own texts, and the form that belongs to them. */
export function StaticPageMenu({ current }: { current: StaticPageName | 'report' }) {
  return (
    <nav className={style.menu} aria-label={words.staticPage.menu}>
      {items.map(([name, href]) => (
        <a key={name} href={href} aria-current={name === current ? 'page' : undefined}>
          {words.footer[name]}
        </a>
      ))}
    </nav>
  )
}
