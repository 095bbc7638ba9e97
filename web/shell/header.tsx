import { SearchForm } from '../components/search-form.tsx'
import { words } from '../words/words.ts'
import style from './header.module.css'
import { Mark } from './mark.tsx'

export type NavItem = 'home' | 'soft' | 'game' | 'gifts'

const items: { name: NavItem; href: string }[] = [
  { name: 'home', href: '/' },
  { name: 'soft', href: '/#soft' },
  { name: 'game', href: '/#game' },
  { name: 'gifts', href: '/gifts' },
]

export function Header({ current, search = true }: { current?: NavItem | undefined; search?: boolean }) {
  return (
    <header className={style.header}>
      <div className={style.inside}>
        <a className={style.logo} href="/" aria-label={words.site.home}>
          <Mark />
          <b>{words.site.name}</b>
          <span>{words.site.latin}</span>
        </a>
        {search && <SearchForm className={style.search} />}
        <nav className={style.nav} aria-label={words.nav.label}>
          {items.map(({ name, href }) => (
            <a key={name} href={href} aria-current={name === current ? 'true' : undefined}>
              {words.nav[name]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}
