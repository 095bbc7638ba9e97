import { appPath } from '../../addresses/addresses.ts'
import { giftsPath } from '../../addresses/gifts.ts'
import { AppLine } from '../../kit/app-line.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Lattice } from '../../kit/lattice.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import { GiftList } from '../gifts/gift-list.tsx'
import style from '../gifts/gifts.module.css'
import type { AppGiftsModel } from './model.ts'

const w = words.giftPage

export function AppGifts({ model }: ViewProps<AppGiftsModel>) {
  const { app, gifts } = model
  return (
    <Page
      heading={app.name}
      app={app}
      title={w.appTitle(app.name)}
      description={w.appDescription(app.name)}
      canonical={model.canonical}
      things={absoluteUrl => [
        breadcrumbs(absoluteUrl, [{ name: app.name, href: appPath(app.appId) }], words.nav.gifts),
      ]}
      header={{ current: 'gifts' }}
      className={style.page}
    >
      <div className={style.band}>
        <Lattice tone="game" />
        <div className={style.wrap}>
          <AppLine app={app} heading={w.appHeading} back={words.commentPage.back} />
        </div>
      </div>
      <div className={`${style.wrap} ${style.body}`}>
        {gifts.length > 0 ? (
          <GiftList gifts={gifts} page="app-gifts" />
        ) : (
          <p className={style.note}>
            <Icon name="gift" />
            {w.noneOfApp}
          </p>
        )}
        {model.elsewhere.length > 0 && (
          <section className={style.elsewhere}>
            <h2>{w.elsewhere}</h2>
            <GiftList gifts={model.elsewhere} page="app-gifts" />
          </section>
        )}
        <a className={style.all} href={giftsPath(1)}>
          {w.all}
        </a>
      </div>
    </Page>
  )
}
