import type { ReactNode } from 'react'
import { AppIcon } from '../../components/app-icon.tsx'
import { DownloadButton } from '../../components/download-button.tsx'
import { ExpandableText } from '../../components/expandable-text.tsx'
import { Icon } from '../../components/icon.tsx'
import screenshotStrip from '../../islands/screenshot-strip.island.tsx'
import sectionMenu from '../../islands/section-menu.island.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { IconName } from '../../shell/icons.ts'
import { Island } from '../../shell/island.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { CommentSection } from './comment-section.tsx'
import { DetailDocument } from './detail-document.tsx'
import { Facts } from './facts.tsx'
import { InfoList } from './info-list.tsx'
import style from './mobile.module.css'
import type { DetailModel } from './model.ts'
import { sectionsOf } from './sections.ts'
import { VersionTable } from './version-table.tsx'

export function DetailMobile(props: ViewProps<DetailModel>) {
  const { model } = props
  const { app } = model
  const { sections } = words.detail
  return (
    <DetailDocument {...props}>
      <Header />
      <main id="content">
        {model.notice && (
          <p className={style.notice}>
            <Icon name="megaphone" size={16} />
            <span>{model.notice}</span>
          </p>
        )}
        <section className={style.hero} aria-label={words.detail.summary}>
          <AppIcon iconKey={model.iconKey} side={72} fetch={195} alt={words.detail.icon(app.name)} eager />
          <div className={style.heroText}>
            <h1>{app.name}</h1>
            <p className={style.developer}>{model.developer?.name ?? words.detail.noDeveloper}</p>
            <p className={style.kind}>
              {[model.category?.name, model.noAds && words.detail.noAds].filter(Boolean).join(' · ')}
            </p>
          </div>
          <DownloadButton model={model} look="soft" short className={style.heroButton} />
        </section>
        <Facts model={model} scrolls />
        {model.screenshots.length > 0 && (
          <Island
            kind={screenshotStrip}
            on="visible"
            props={{ screenshots: model.screenshots, arrows: false }}
            className={style.strip}
          />
        )}
        <div className={style.menu}>
          <Island kind={sectionMenu} on="idle" props={{ sections: sectionsOf(model) }} />
        </div>
        <section className={style.section} id="about">
          <h2 className="sr">{sections.about}</h2>
          <ExpandableText paragraphs={model.description} shown={1} />
        </section>
        <div className={style.folds}>
          {model.whatsNew.length > 0 && (
            <Fold id="news" icon="sparkles" title={sections.news} aside={app.versionName} open>
              <ul className={style.bullets}>
                {model.whatsNew.map(line => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Fold>
          )}
          <Fold icon="info" title={sections.info} aside={model.filingNumber}>
            <InfoList model={model} />
          </Fold>
        </div>
        <section className={style.section} id="comments">
          <h2>
            {sections.comments}
            <small>{words.comments.count(model.commentCount)}</small>
          </h2>
          <CommentSection model={model} />
        </section>
        <section className={style.section} id="versions">
          <h2>
            {sections.versions}
            <small>{words.versions.count(model.versionCount)}</small>
          </h2>
          <VersionTable model={model} />
        </section>
        <div className={style.bar}>
          <DownloadButton model={model} look="primary" className={style.barButton} />
        </div>
      </main>
      <Footer />
      <div className={style.barSpace} />
    </DetailDocument>
  )
}

interface FoldProps {
  id?: string
  icon: IconName
  title: string
  aside?: string | undefined
  open?: boolean
  children: ReactNode
}

function Fold({ id, icon, title, aside, open, children }: FoldProps) {
  return (
    <details className={style.fold} id={id} open={open}>
      <summary>
        <Icon name={icon} />
        <h2>{title}</h2>
        <span>{aside}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <div className={style.folded}>{children}</div>
    </details>
  )
}
