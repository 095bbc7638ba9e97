import { homePath } from '../addresses/addresses.ts'
import { words } from '../words/words.ts'
import style from './crumbs.module.css'
import { Icon } from './icon.tsx'

export interface Crumb {
  name: string
  href: string
}

/** Where a page stands, from the home page on; `here` is the page itself. */
export function Crumbs({ trail, here }: { trail: Crumb[]; here: string }) {
  return (
    <nav className={style.crumbs} aria-label={words.nav.here}>
      {[{ name: words.nav.home, href: homePath }, ...trail].map(({ name, href }) => (
        <span key={href} className={style.step}>
          <a href={href}>{name}</a>
          <Icon name="chevron-right" size={16} />
        </span>
      ))}
      <span className={style.here}>{here}</span>
    </nav>
  )
}
