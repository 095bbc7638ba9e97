import { developerPath, listPath, proofsPath } from '../../addresses/addresses.ts'
import { compareWithPath } from '../../addresses/compare.ts'
import { AdPlace } from '../../features/ads/ad-place.tsx'
import { BottomBanner } from '../../features/ads/bottom-banner.tsx'
import { BrandBanner } from '../../features/ads/brand-banner.tsx'
import { DeviceNote, GivenFile } from '../../features/install/device-note.tsx'
import downloadPopup from '../../features/install/download-popup.island.tsx'
import { GetButtons, InstallLabel, InstallToggle } from '../../features/install/install-choice.tsx'
import { popupApp } from '../../features/install/popup-app.ts'
import { AppActions } from '../../features/mine/app-actions.tsx'
import { NoticeTicker } from '../../features/notices/notice-ticker.tsx'
import { ScreenshotStrip } from '../../features/screenshots/screenshot-strip.tsx'
import videoPlayer from '../../features/video/video-player.island.tsx'
import { Island } from '../../islands/island.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import { AppList } from '../../kit/app-list.tsx'
import { ExpandableText } from '../../kit/expandable-text.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { ClientActions } from './client-actions.tsx'
import { saidOf } from './describe.ts'
import { DetailDocument } from './detail-document.tsx'
import { FoldsMobile } from './folds-mobile.tsx'
import style from './mobile.module.css'
import type { DetailModel } from './model.ts'
import { SectionMenu } from './section-menu.tsx'
import { CommentSection } from './sections/comment-section.tsx'
import { Facts } from './sections/facts.tsx'
import { FileTable } from './sections/file-table.tsx'
import { GiftList } from './sections/gift-list.tsx'
import { Score } from './sections/score.tsx'
import seeAll from './sections/see-all.module.css'
import { TrustRow } from './sections/trust-row.tsx'
import { VersionSection } from './sections/version-section.tsx'
import { sectionsOf } from './sections.ts'

/** A longer name is set smaller, so that it leaves room for the rest. */
const LONG_NAME = 20

export function DetailMobile({ model }: ViewProps<DetailModel>) {
  const { sections } = words.detail
  return (
    <DetailDocument model={model}>
      <Header tabs={false} />
      <main id="content">
        {model.adPlaces.Mobile.top && <AdPlace place="top" />}
        <InstallToggle />
        <Hero model={model} />
        <p className={style.summary} dir="auto" lang={model.summaryLang ?? undefined}>
          {model.summary}
        </p>
        <Facts model={model} scrolls />
        {model.download && (
          <div className={style.device}>
            <DeviceNote minAndroid={model.minAndroid} files={model.files} older={model.older} />
            <GivenFile files={model.files} />
          </div>
        )}
        <TrustRow model={model} />
        {model.screenshots.length > 0 && (
          <ScreenshotStrip
            screenshots={model.screenshots}
            appName={model.app.name}
            iconKey={model.iconKey}
            className={style.strip}
          />
        )}
        {model.notices.length > 0 && <NoticeTicker notices={model.notices} className={style.ticker} />}
        {model.download && (
          <div className={`${style.install} out-of-client`}>
            <InstallLabel />
            <Island
              kind={downloadPopup}
              on="touch"
              props={{ app: popupApp(model, model.download), qrFrom: 'qr', helper: false }}
            />
          </div>
        )}
        <ClientActions model={model} />
        <AppActions
          className={style.keep}
          app={{ appId: model.app.appId, name: model.app.name, iconKey: model.iconKey }}
        />
        <div className={style.menu}>
          <SectionMenu sections={sectionsOf(model)} />
        </div>
        <section className={style.section} id="about">
          <h2 className="sr">{sections.about}</h2>
          <ExpandableText {...saidOf(model)} shown={1} />
        </section>
        {model.adPlaces.Mobile.middle && <AdPlace place="middle" />}
        <FoldsMobile model={model} />
        {model.video && (
          <section className={style.section} id="video" data-late="">
            <h2>{sections.video}</h2>
            <Island kind={videoPlayer} on="touch" props={{ video: model.video }} />
            <a
              className={`${style.clientVideo} inside-client`}
              href={model.video.url}
              data-native="videoPage"
            >
              {words.client.video}
            </a>
          </section>
        )}
        {model.gifts.length > 0 && (
          <section className={style.section} data-late="">
            <h2>{sections.gifts}</h2>
            <GiftList appId={model.app.appId} gifts={model.gifts} />
          </section>
        )}
        <section className={style.section} id="comments" data-late="">
          <h2>
            {sections.comments}
            {model.commentCount !== '0' && <small>{words.commentTexts.count(model.commentCount)}</small>}
          </h2>
          {model.rating && <Score rating={model.rating} />}
          <CommentSection model={model} />
        </section>
        {model.banner && <BrandBanner banner={model.banner} />}
        {model.files.length > 0 && (
          <section className={style.section} id="files" data-late="">
            <h2>{words.files.title}</h2>
            <p>{words.files.lead}</p>
            <FileTable files={model.files} />
          </section>
        )}
        {model.versionCount > 0 && (
          <section className={style.section} id="versions" data-late="">
            <h2>
              {sections.versions}
              <small>{words.versions.count(model.versionCount)}</small>
            </h2>
            <VersionSection model={model} />
          </section>
        )}
        {model.related.length > 0 && (
          <section className={style.section} data-late="">
            <h2>{sections.related}</h2>
            <AppList apps={model.related} look="compact" module="related" />
            <a className={seeAll.all} href={compareWithPath([model.app.appId])} rel="nofollow">
              {words.compare.link}
            </a>
          </section>
        )}
        <div className={style.bar}>
          <GetButtons model={model} look="primary" className={style.barButton} />
        </div>
      </main>
      <Footer />
      <div className={style.barSpace} />
      <BottomBanner />
    </DetailDocument>
  )
}

function Hero({ model }: { model: DetailModel }) {
  const { app } = model
  return (
    <section className={style.hero} aria-label={words.detail.summary}>
      <AppIcon iconKey={model.iconKey} side={72} fetch={195} alt={words.detail.icon(app.name)} eager />
      <div className={style.heroText}>
        <h1
          className={[...app.name].length > LONG_NAME ? style.long : undefined}
          dir="auto"
          lang={model.lang ?? undefined}
        >
          {app.name}
        </h1>
        <p className={style.developer}>
          {model.developer ? (
            <>
              <a href={developerPath(model.developer.developerId)}>
                <span className={style.clamped}>{model.developer.name}</span>
              </a>
              {model.developer.verified && (
                <a
                  className={style.verified}
                  href={proofsPath(model.developer.developerId)}
                  title={words.proofs.badge}
                >
                  <Icon name="badge-check" size={16} />
                  <span className="sr">{words.proofs.badge}</span>
                </a>
              )}
            </>
          ) : (
            words.detail.noDeveloper
          )}
        </p>
        <p className={style.kind}>
          {model.category && (
            <a href={listPath({ categoryId: model.category.id })} lang={model.category.lang ?? undefined}>
              {model.category.name}
            </a>
          )}
          {model.category && model.noAds && ' · '}
          {model.noAds && words.detail.noAds}
        </p>
      </div>
    </section>
  )
}
