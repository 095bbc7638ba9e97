import { collectionsPath } from '../../addresses/addresses.ts'
import { AppList } from '../../kit/app-list.tsx'
import { Crumbs } from '../../kit/crumbs.tsx'
import page from '../../kit/page.module.css'
import { Picture } from '../../kit/picture.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { appItems, breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import style from './collection.module.css'
import type { CollectionModel } from './model.ts'

const w = words.collections

/** Both page types share it: a story, then the apps that it is about. */
export function Collection({ model }: ViewProps<CollectionModel>) {
  const lang = model.lang ?? undefined
  const trail = [{ name: w.heading, href: collectionsPath }]
  return (
    <Page
      sheet="aside"
      heading={model.title}
      title={w.titleOf(model.title)}
      description={model.lead || model.title}
      canonical={model.canonical}
      things={absoluteUrl => [
        breadcrumbs(absoluteUrl, trail, model.title),
        appItems(absoluteUrl, model.apps),
      ]}
      className={page.wrap}
    >
      <Crumbs trail={trail} here={model.title} lang={lang} />
      <article className={style.story}>
        {model.imageKey && (
          <Picture
            shown={model.imageKey}
            size="banner"
            width={1200}
            height={675}
            alt=""
            fetchPriority="high"
          />
        )}
        <p className={style.kicker} lang={lang}>
          {[model.kicker, model.date].filter(Boolean).join(' · ')}
        </p>
        <h1 lang={lang}>{model.title}</h1>
        <p className={style.lead} lang={lang}>
          {model.lead}
        </p>
        {model.story.map(paragraph => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
        <AppList apps={model.apps} look="rows" module="collection" />
      </article>
    </Page>
  )
}
