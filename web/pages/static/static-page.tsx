import type { StaticPageCard } from '../../../contract/static-page.ts'
import { inSite } from '../../addresses/here.ts'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import type { StaticPageModel } from './model.ts'
import style from './static-page.module.css'
import { StaticPageMenu } from './static-page-menu.tsx'
import { Part } from './static-page-part.tsx'

const icons: Record<StaticPageCard['icon'], IconName> = {
  shield: 'shield-check',
  file: 'file-check',
  lock: 'lock',
  person: 'user-x',
  count: 'chart-no-axes-column',
  bin: 'trash-2',
  again: 'refresh-cw',
  phone: 'smartphone',
}

/** Both page types share it; the menu is beside the text where there is room. */
export function StaticPageView({ model }: ViewProps<StaticPageModel>) {
  const { name, staticPage } = model
  return (
    <Document
      sheet="aside"
      heading={staticPage.title}
      title={words.staticPage.title(staticPage.title)}
      description={staticPage.lead}
      canonical={model.canonical}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, [], staticPage.title)]}
    >
      <Header />
      <div className={style.page}>
        <StaticPageMenu current={name} />
        <main id="content" className={style.staticPage}>
          <h1>{staticPage.title}</h1>
          <p className={style.lead}>{staticPage.lead}</p>
          {staticPage.note && (
            <p className={style.note}>
              <Icon name="info" />
              <span>{staticPage.note}</span>
            </p>
          )}
          {staticPage.action && (
            <a
              className={`${button.button} ${button.large} ${button.primary} ${style.action}`}
              href={inSite(staticPage.action.href)}
              rel="nofollow"
            >
              <Icon name="download" />
              {staticPage.action.text}
            </a>
          )}
          {staticPage.cards && (
            <ul className={style.cards}>
              {staticPage.cards.map(card => (
                <li key={card.title}>
                  <Icon name={icons[card.icon]} size={24} />
                  <b>{card.title}</b>
                  <span>{card.body}</span>
                </li>
              ))}
            </ul>
          )}
          {staticPage.sections.map(({ id, heading, parts }) => (
            <section key={id} id={id}>
              {heading && <h2>{heading}</h2>}
              {parts.map((part, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and never change.
                <Part key={i} part={part} />
              ))}
            </section>
          ))}
        </main>
      </div>
      <Footer />
    </Document>
  )
}
