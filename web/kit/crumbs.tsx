import { homePath } from '../addresses/addresses.ts'
import { words } from '../words/words.ts'
import style from './crumbs.module.css'
import { Icon } from './icon.tsx'
import type { Lang } from './lang.ts'

export interface Crumb {
  name: string
  lang?: Lang
  href: string
}

/** The path of a page, from the home page on; `here` is the page itself. */
export function Crumbs({ trail, here, lang }: { trail: Crumb[]; here: string; lang?: Lang }) {
  return (
    <nav className={style.crumbs} aria-label={words.nav.here}>
      {[{ name: words.nav.home, href: homePath } as Crumb, ...trail].map(({ name, lang, href }) => (
        <span key={href} className={style.step}>
          <a href={href} lang={lang ?? undefined}>
            {name}
          </a>
          <Icon name="chevron-right" size={16} />
        </span>
      ))}
      <span className={style.here} lang={lang ?? undefined}>
        {here}
      </span>
    </nav>
  )
}
