import type { ReactNode } from 'react'
import { collectionsPath, feedPath, giftsPath, listPath, topPath } from '../../addresses/addresses.ts'
import { AppList } from '../../kit/app-list.tsx'
import { Charts } from '../../kit/charts.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { organization, site } from '../../structured/organizations.ts'
import { storeName, storeTagline } from '../../words/store-name.ts'
import { words } from '../../words/words.ts'
import { CollectionCards } from '../collections/collection-cards.tsx'
import { GiftList } from '../gifts/gift-list.tsx'
import { CategoryTiles } from './category-tiles.tsx'
import { Features } from './features.tsx'
import { GameCards } from './game-cards.tsx'
import style from './home.module.css'
import type { HomeModel } from './model.ts'
import { Promises } from './promises.tsx'

const w = words.home

/** Both page types share it; the columns follow the width, and a phone gets shorter lists. */
export function Home({ pageType, model }: ViewProps<HomeModel>) {
  const [hot, fresh] = pageType === 'PC' ? [9, 8] : [5, 4]
  return (
    <Page
      heading={storeName()}
      title={w.title}
      description={w.lead}
      canonical={model.canonical}
      things={absoluteUrl => [site(absoluteUrl), organization(storeName(), model.canonical)]}
      links={<link rel="alternate" type="application/rss+xml" title={words.feed.title} href={feedPath} />}
      header={{ current: 'home' }}
    >
      <h1 className="sr">{storeTagline()}</h1>
      <div className={style.wrap}>
        {model.slides.length + model.beside.length > 0 && (
          <Features slides={model.slides} beside={model.beside} />
        )}
        <CategoryTiles categories={model.categories} />
        {model.hot.length > 0 && (
          <Section title={w.hot} lead={w.hotWhy} more={listPath({ kind: 'soft' })}>
            <div className={style.hot}>
              <AppList apps={model.hot.slice(0, hot)} look="columns" module="home-hot" />
            </div>
          </Section>
        )}
        {model.collections.length > 0 && (
          <Section title={w.collections} more={collectionsPath} says={w.allCollections} late>
            <CollectionCards collections={model.collections} module="home-collections" />
          </Section>
        )}
        {model.games.length > 0 && (
          <Section title={w.games} more={listPath({ kind: 'game' }, { sort: 'rating' })}>
            <GameCards games={model.games} />
          </Section>
        )}
        {model.charts.length > 0 && (
          <Section title={w.ranks} lead={w.ranksWhy(model.day)} more={topPath} late>
            <Charts name="chart" whole={w.whole} charts={model.charts} />
          </Section>
        )}
        {model.fresh.length > 0 && (
          <Section title={w.fresh} more={listPath({ kind: 'soft' }, { sort: 'new' })} late>
            <div className={style.fresh}>
              <AppList apps={model.fresh.slice(0, fresh)} look="columns" module="home-fresh" />
            </div>
          </Section>
        )}
      </div>
      {model.gifts.length > 0 && (
        <div className={style.gifts} data-late="">
          <div className={style.wrap}>
            <Section title={words.nav.gifts} more={giftsPath(1)} says={w.allGifts(model.openGifts)}>
              <GiftList gifts={model.gifts} page="home" />
            </Section>
          </div>
        </div>
      )}
      <Promises />
    </Page>
  )
}

interface SectionProps {
  title: string
  lead?: string
  /** Where the rest is, and the words of the link there. */
  more?: string
  says?: string
  late?: boolean
  children: ReactNode
}

function Section({ title, lead, more, says = w.more, late, children }: SectionProps) {
  return (
    <section className={style.section} data-late={late ? '' : undefined}>
      <div className={style.head}>
        <h2>
          {title}
          {lead && <small>{lead}</small>}
        </h2>
        {more && (
          <a href={more} aria-label={`${title} ${says}`}>
            {says}
            <Icon name="chevron-right" size={16} />
          </a>
        )}
      </div>
      {children}
    </section>
  )
}
