import { useContext } from 'react'
import { CLIENT_SCHEME } from '../../rules/install/links.ts'
import { Mark } from '../../ui/mark.tsx'
import { giftsPath, homePath, listPath, minePath, topPath } from '../addresses/addresses.ts'
import { SearchForm } from '../features/search-box/search-form.tsx'
import { Icon } from '../kit/icon.tsx'
import type { IconName } from '../kit/icons.ts'
import { marked } from '../kit/marks.ts'
import { storeName, storeSecondName } from '../words/store-name.ts'
import { words } from '../words/words.ts'
import style from './header.module.css'
import { Site } from './site.ts'

type NavItem = 'home' | 'soft' | 'game' | 'top' | 'gifts' | 'mine'

const items: { name: NavItem; href: string; icon: IconName }[] = [
  { name: 'home', href: homePath, icon: 'house' },
  { name: 'soft', href: listPath({ kind: 'soft' }), icon: 'layout-grid' },
  { name: 'game', href: listPath({ kind: 'game' }), icon: 'gamepad-2' },
  { name: 'top', href: topPath, icon: 'chart-no-axes-column' },
  { name: 'gifts', href: giftsPath(1), icon: 'gift' },
  { name: 'mine', href: minePath, icon: 'bookmark' },
]

/** Inside a host app its own home is the home. */
const HOME_ROUTE = JSON.stringify({ router: `${CLIENT_SCHEME}://router/home` })

export interface HeaderProps {
  current?: NavItem | undefined
  search?: boolean
  /** What the page is the answer to. */
  query?: string | undefined
  /** On a narrow screen the navigation is a bar at its lower end; false where another bar is there. */
  tabs?: boolean
}

export function Header({ current, search = true, query, tabs = true }: HeaderProps) {
  const { brand } = useContext(Site)
  return (
    <header className={tabs ? `${style.header} ${style.withTabs}` : style.header}>
      <div className={style.inside}>
        <button type="button" className={`${style.exit} inside-host`} data-native="exitPage">
          <Icon name="x" />
          <span className="sr">{words.client.exit}</span>
        </button>
        <a
          className={style.logo}
          href={homePath}
          aria-label={words.site.home}
          data-native="routePage"
          data-payload={HOME_ROUTE}
        >
          <Mark mark={brand.mark} />
          <b>{storeName()}</b>
          {storeSecondName() && <span>{storeSecondName()}</span>}
        </a>
        {search && <SearchForm className={style.search} query={query} />}
        <nav className={style.nav} aria-label={words.nav.label} {...marked({ module: 'nav' })}>
          {items.map(({ name, href, icon }) => (
            <a key={name} href={href} aria-current={name === current ? 'true' : undefined}>
              <Icon name={icon} size={24} />
              {words.nav[name]}
            </a>
          ))}
        </nav>
      </div>
    </header>
  )
}
