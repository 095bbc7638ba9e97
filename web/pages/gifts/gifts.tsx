import { homePath } from '../../addresses/addresses.ts'
import { giftsPath } from '../../addresses/gifts.ts'
import { Lattice } from '../../kit/lattice.tsx'
import { Pager } from '../../kit/pager.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import { GiftList } from './gift-list.tsx'
import style from './gifts.module.css'
import type { GiftsModel } from './model.ts'

const w = words.giftPage

/** Both page types share it; the columns follow the width. */
export function Gifts({ model }: ViewProps<GiftsModel>) {
  return (
    <Page
      heading={words.nav.gifts}
      title={w.title(model.page)}
      description={w.lead}
      canonical={model.canonical}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, [], words.nav.gifts)]}
      header={{ current: 'gifts' }}
      className={style.page}
    >
      <div className={style.band}>
        <Lattice tone="game" />
        <div className={style.wrap}>
          <h1>{w.heading(model.open)}</h1>
          <p>{w.lead}</p>
        </div>
      </div>
      <div className={`${style.wrap} ${style.body}`}>
        {model.gifts.length > 0 ? (
          <GiftList gifts={model.gifts} page="gifts" from={model.from} />
        ) : (
          <p className={style.none}>
            {w.none}
            <a href={homePath}>{words.missing.back}</a>
          </p>
        )}
        <Pager current={model.page} last={model.lastPage} href={giftsPath} />
      </div>
    </Page>
  )
}
