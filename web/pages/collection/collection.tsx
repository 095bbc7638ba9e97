import { pictureUrl } from '../../../rules/pictures/picture.ts'
import { collectionsPath } from '../../addresses/addresses.ts'
import { AppList } from '../../kit/app-list.tsx'
import { Crumbs } from '../../kit/crumbs.tsx'
import { imageBase } from '../../kit/image-base.ts'
import page from '../../kit/page.module.css'
import { Picture } from '../../kit/picture.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { appItems, breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import style from './collection.module.css'
import type { CollectionModel } from './model.ts'

const w = words.collections

/** Both page types share it: a story, then the apps that it is about. */
export function Collection({ assets, pageType, model }: ViewProps<CollectionModel>) {
  const lang = model.lang ?? undefined
  const trail = [{ name: w.heading, href: collectionsPath }]
  return (
    <Document
      aside
      assets={assets}
      page={{ pageType, title: model.title }}
      title={w.titleOf(model.title)}
      description={model.lead || model.title}
      canonical={model.canonical}
      things={absoluteUrl => [
        breadcrumbs(absoluteUrl, trail, model.title),
        appItems(absoluteUrl, model.apps),
      ]}
    >
      <Header />
      <main id="content" className={page.wrap}>
        <Crumbs trail={trail} here={model.title} lang={lang} />
        <article className={style.story}>
          {model.imageKey && (
            <Picture
              src={pictureUrl(imageBase, model.imageKey, 'banner')}
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
      </main>
      <Footer />
    </Document>
  )
}
