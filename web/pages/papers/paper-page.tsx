import type { PaperCard } from '../../../contract/paper.ts'
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
import type { PaperModel } from './model.ts'
import style from './paper.module.css'
import { PaperMenu } from './paper-menu.tsx'
import { Part } from './paper-part.tsx'

const icons: Record<PaperCard['icon'], IconName> = {
  shield: 'shield-check',
  file: 'file-check',
  lock: 'lock',
  person: 'user-x',
  count: 'chart-no-axes-column',
  bin: 'trash-2',
  again: 'refresh-cw',
  phone: 'smartphone',
}

/** Both page types share it; the menu stands beside the text where there is room. */
export function PaperPage({ assets, pageType, model }: ViewProps<PaperModel>) {
  const { name, paper } = model
  return (
    <Document
      aside
      assets={assets}
      page={{ pageType, title: paper.title }}
      title={words.paper.title(paper.title)}
      description={paper.lead}
      canonical={model.canonical}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, [], paper.title)]}
    >
      <Header />
      <div className={style.page}>
        <PaperMenu current={name} />
        <main id="content" className={style.paper}>
          <h1>{paper.title}</h1>
          <p className={style.lead}>{paper.lead}</p>
          {paper.note && (
            <p className={style.note}>
              <Icon name="info" />
              <span>{paper.note}</span>
            </p>
          )}
          {paper.action && (
            <a
              className={`${button.button} ${button.large} ${button.primary} ${style.action}`}
              href={inSite(paper.action.href)}
              rel="nofollow"
            >
              <Icon name="download" />
              {paper.action.text}
            </a>
          )}
          {paper.cards && (
            <ul className={style.cards}>
              {paper.cards.map(card => (
                <li key={card.title}>
                  <Icon name={icons[card.icon]} size={24} />
                  <b>{card.title}</b>
                  <span>{card.body}</span>
                </li>
              ))}
            </ul>
          )}
          {paper.sections.map(({ id, heading, parts }) => (
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
