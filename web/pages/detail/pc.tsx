import { AdPlace } from '../../features/ads/ad-place.tsx'
import { BottomBanner } from '../../features/ads/bottom-banner.tsx'
import { DownloadButton } from '../../features/install/download-button.tsx'
import { NoticeTicker } from '../../features/notices/notice-ticker.tsx'
import type { Screenshot } from '../../features/screenshots/model.ts'
import { ScreenshotStrip } from '../../features/screenshots/screenshot-strip.tsx'
import { shotBox } from '../../features/screenshots/strip/shot-box.ts'
import videoPlayer from '../../features/video/video-player.island.tsx'
import { Island } from '../../islands/island.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import { AppList } from '../../kit/app-list.tsx'
import { Crumbs } from '../../kit/crumbs.tsx'
import { ExpandableText } from '../../kit/expandable-text.tsx'
import { Lattice } from '../../kit/lattice.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { categoryCrumbs, kindOf } from '../category-crumbs.ts'
import { AsidePc } from './aside-pc.tsx'
import { categoriesOf, saidOf } from './describe.ts'
import { DetailDocument } from './detail-document.tsx'
import { HeroPc } from './hero-pc.tsx'
import { LowerPc } from './lower-pc.tsx'
import type { DetailModel } from './model.ts'
import style from './pc.module.css'
import { SectionMenu } from './section-menu.tsx'
import { BulletList } from './sections/bullet-list.tsx'
import { Skills } from './sections/skills.tsx'
import { sectionsOf } from './sections.ts'

export function DetailPc({ model }: ViewProps<DetailModel>) {
  const kind = kindOf(model.app.resourceType)
  const { sections } = words.detail
  const isShort = model.skills.length === 0 && !model.video
  return (
    <DetailDocument model={model}>
      <Header current={kind} />
      <main id="content">
        <div className={style.band}>
          <Lattice />
          <div className={style.wrap}>
            <div className={style.topline}>
              <Crumbs
                trail={categoryCrumbs(kind, categoriesOf(model))}
                here={model.app.name}
                lang={model.lang}
              />
              {model.notices.length > 0 && <NoticeTicker notices={model.notices} className={style.ticker} />}
            </div>
            {model.adPlaces.PC.top && <AdPlace place="top" />}
            <HeroPc model={model} />
          </div>
        </div>
        <div className={style.menu}>
          <SectionMenu sections={sectionsOf(model)} className={style.wrap}>
            <AppIcon iconKey={model.iconKey} side={32} fetch={65} alt="" />
            <b dir="auto" lang={model.lang ?? undefined}>
              {model.app.name}
            </b>
            <DownloadButton model={model} look="primary" short />
          </SectionMenu>
        </div>
        <div className={`${style.wrap} ${style.columns}`}>
          <div className={style.main}>
            <section className={style.section} id="about">
              <h2 className="sr">{sections.about}</h2>
              {model.screenshots.length > 0 && (
                <ScreenshotStrip
                  screenshots={model.screenshots}
                  arrows={overflows(model.screenshots)}
                  appName={model.app.name}
                  iconKey={model.iconKey}
                  className={style.strip}
                />
              )}
              <ExpandableText {...saidOf(model)} shown={2} />
            </section>
            {model.adPlaces.PC.middle && <AdPlace place="middle" />}
            {model.whatsNew.length > 0 && (
              <section className={style.section} id="news" data-late="">
                <h2>
                  {sections.news}
                  <small>
                    {model.app.versionName} · {model.updated}
                  </small>
                </h2>
                <BulletList lines={model.whatsNew} lang={model.newsLang} />
              </section>
            )}
            {model.skills.length > 0 && (
              <section className={style.section} id="skills" data-late="">
                <h2>{sections.skills}</h2>
                <Skills skills={model.skills} />
              </section>
            )}
            {model.video && (
              <section className={style.section} id="video" data-late="">
                <h2>{sections.video}</h2>
                <Island kind={videoPlayer} on="touch" props={{ video: model.video }} />
              </section>
            )}
            {isShort && model.related.length > 0 && (
              <section className={style.section} data-late="">
                <h2>{sections.related}</h2>
                <AppList apps={model.related} look="rows" module="related" />
              </section>
            )}
          </div>
          <AsidePc model={model} isBesideShort={isShort} />
        </div>
        <LowerPc model={model} />
      </main>
      <Footer />
      <BottomBanner />
    </DetailDocument>
  )
}

/** Whether the strip is wider than its column. */
function overflows(screenshots: Screenshot[]): boolean {
  const widths = screenshots.map(shot => shotBox[shot.orientation].width + 12)
  return widths.reduce((sum, width) => sum + width, -12) > 736
}
