import { listPath } from '../../addresses/addresses.ts'
import { AppList } from '../../kit/app-list.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import type { HomeModel } from './model.ts'
import style from './ranks.module.css'

const w = words.home

/** On a narrow screen they stand in a row that scrolls. */
export function Ranks({ model }: { model: HomeModel }) {
  const panels = [
    {
      title: w.topSoft,
      module: 'home-top-soft',
      apps: model.topSoft,
      href: listPath({ kind: 'soft' }, { sort: 'downloads' }),
    },
    {
      title: w.topGame,
      module: 'home-top-game',
      apps: model.topGame,
      href: listPath({ kind: 'game' }, { sort: 'downloads' }),
    },
    {
      title: w.rising,
      module: 'home-rising',
      apps: model.rising,
      href: listPath({ kind: 'soft' }, { sort: 'rise' }),
    },
  ]
  return (
    <div className={style.panels}>
      {panels.map(({ title, module, apps, href }) => (
        <section key={module} className={style.panel}>
          <div className={style.head}>
            <h3>{title}</h3>
            <a href={href} aria-label={`${title} ${w.whole}`}>
              {w.whole}
              <Icon name="chevron-right" size={16} />
            </a>
          </div>
          <AppList apps={apps} look="ranked" module={module} />
        </section>
      ))}
    </div>
  )
}
