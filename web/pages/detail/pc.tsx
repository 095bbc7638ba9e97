import { AppIcon } from '../../components/app-icon.tsx'
import { DownloadButton } from '../../components/download-button.tsx'
import { ExpandableText } from '../../components/expandable-text.tsx'
import { Icon } from '../../components/icon.tsx'
import screenshotStrip from '../../islands/screenshot-strip.island.tsx'
import sectionMenu from '../../islands/section-menu.island.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import { Island } from '../../shell/island.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { CommentSection } from './comment-section.tsx'
import { DetailDocument } from './detail-document.tsx'
import { Facts } from './facts.tsx'
import { InfoList } from './info-list.tsx'
import { Lattice } from './lattice.tsx'
import type { DetailModel, Screenshot } from './model.ts'
import style from './pc.module.css'
import { sectionsOf } from './sections.ts'
import { VersionTable } from './version-table.tsx'

export function DetailPc(props: ViewProps<DetailModel>) {
  const { model } = props
  const kind = model.app.resourceType === 1 ? 'game' : 'soft'
  const { sections } = words.detail
  return (
    <DetailDocument {...props}>
      <Header current={kind} />
      <main id="content">
        <div className={style.band}>
          <Lattice className={style.lattice} />
          <div className={style.wrap}>
            <div className={style.topline}>
              <nav className={style.crumb} aria-label={words.nav.here}>
                <a href="/">{words.nav.home}</a>
                <Icon name="chevronRight" size={16} />
                <a href={`/#${kind}`}>{words.nav[kind]}</a>
                <Icon name="chevronRight" size={16} />
                <span>{model.app.name}</span>
              </nav>
              {model.notice && (
                <p className={style.notice}>
                  <Icon name="megaphone" size={16} />
                  <span>{model.notice}</span>
                </p>
              )}
            </div>
            <Hero model={model} />
          </div>
        </div>
        <div className={style.menu}>
          <Island
            kind={sectionMenu}
            on="idle"
            props={{ sections: sectionsOf(model) }}
            className={style.wrap}
          />
        </div>
        <div className={`${style.wrap} ${style.columns}`}>
          <div className={style.main}>
            <section className={style.section} id="about">
              <h2 className="sr">{sections.about}</h2>
              {model.screenshots.length > 0 && (
                <Island
                  kind={screenshotStrip}
                  on="visible"
                  props={{ screenshots: model.screenshots, arrows: overflows(model.screenshots) }}
                  className={style.strip}
                />
              )}
              <ExpandableText paragraphs={model.description} shown={2} />
            </section>
            {model.whatsNew.length > 0 && (
              <section className={style.section} id="news">
                <h2>
                  {sections.news}
                  <small>
                    {model.app.versionName} · {model.updated}
                  </small>
                </h2>
                <ul className={style.bullets}>
                  {model.whatsNew.map(line => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <aside className={style.aside}>
            <div className={style.panel}>
              <h2>{sections.info}</h2>
              <InfoList model={model} />
            </div>
          </aside>
        </div>
        <div className={style.lower}>
          <section className={`${style.wrap} ${style.wide}`} id="comments">
            <div>
              <h2>{sections.comments}</h2>
              <p>{words.comments.count(model.commentCount)}</p>
            </div>
            <div>
              <CommentSection model={model} />
            </div>
          </section>
          <section className={`${style.wrap} ${style.wide}`} id="versions">
            <div>
              <h2>{sections.versions}</h2>
              <p>{words.versions.count(model.versionCount)}</p>
            </div>
            <div>
              <VersionTable model={model} />
            </div>
          </section>
        </div>
      </main>
      <Footer />
    </DetailDocument>
  )
}

/** Whether the strip is wider than its column. */
function overflows(screenshots: Screenshot[]): boolean {
  const widths = screenshots.map(shot => (shot.orientation === 'portrait' ? 157 : 399) + 12)
  return widths.reduce((sum, width) => sum + width, -12) > 736
}

function Hero({ model }: { model: DetailModel }) {
  const { app } = model
  return (
    <section className={style.hero} aria-label={words.detail.summary}>
      <AppIcon iconKey={model.iconKey} side={130} fetch={260} alt={words.detail.icon(app.name)} eager />
      <div className={style.heroText}>
        <div className={style.name}>
          <h1>{app.name}</h1>
          {model.category && (
            <span className={app.resourceType === 1 ? style.gameTag : style.tag}>{model.category.name}</span>
          )}
          {model.noAds && <span className={style.tag}>{words.detail.noAds}</span>}
        </div>
        <p className={style.developer}>
          {model.developer?.name ?? words.detail.noDeveloper}
          {model.developer?.verified && (
            <span title={words.detail.verified}>
              <Icon name="badgeCheck" size={16} />
              <span className="sr">{words.detail.verified}</span>
            </span>
          )}
        </p>
        <p className={style.summary}>{model.summary}</p>
        <Facts model={model} />
        <div className={style.actions}>
          <DownloadButton model={model} look="primary" className={style.get} />
          {model.minAndroid && <span>{words.info.android(model.minAndroid)}</span>}
        </div>
      </div>
    </section>
  )
}
