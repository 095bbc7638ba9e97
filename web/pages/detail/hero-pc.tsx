import { developerPath, listPath, proofsPath, qrPath } from '../../addresses/addresses.ts'
import { DeviceNote, GivenFile, PcNote } from '../../features/install/device-note.tsx'
import downloadPopup from '../../features/install/download-popup.island.tsx'
import { GetButtons, InstallLabel, InstallToggle } from '../../features/install/install-choice.tsx'
import { popupApp } from '../../features/install/popup-app.ts'
import { AppActions } from '../../features/mine/app-actions.tsx'
import { Island } from '../../islands/island.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import { DownloadStarted } from './download-started.tsx'
import style from './hero-pc.module.css'
import type { DetailModel } from './model.ts'
import { Facts } from './sections/facts.tsx'
import { TrustStrip } from './sections/trust-strip.tsx'

export function HeroPc({ model }: { model: DetailModel }) {
  const { app, developer } = model
  return (
    <section className={style.hero} aria-label={words.detail.summary}>
      <div className={style.inside}>
        <AppIcon iconKey={model.iconKey} side={130} fetch={260} alt={words.detail.icon(app.name)} eager />
        <div className={style.text}>
          <div className={style.name}>
            <h1 dir="auto" lang={model.lang ?? undefined}>
              {app.name}
            </h1>
            {model.category && (
              <a
                className={app.resourceType === 1 ? style.gameTag : style.tag}
                href={listPath({ categoryId: model.category.id })}
                lang={model.category.lang ?? undefined}
              >
                {model.category.name}
              </a>
            )}
            {model.noAds && <span className={style.tag}>{words.detail.noAds}</span>}
          </div>
          <p className={style.developer}>
            {developer ? (
              <a href={developerPath(developer.developerId)}>{developer.name}</a>
            ) : (
              words.detail.noDeveloper
            )}
            {developer?.verified && (
              <a href={proofsPath(developer.developerId)} title={words.proofs.badge}>
                <Icon name="badge-check" size={16} />
                <span className="sr">{words.proofs.badge}</span>
              </a>
            )}
          </p>
          <p className={style.summary} dir="auto" lang={model.summaryLang ?? undefined}>
            {model.summary}
          </p>
          <Facts model={model} />
          {model.download && (
            <DeviceNote minAndroid={model.minAndroid} files={model.files} older={model.older} />
          )}
          <InstallToggle />
          <div className={style.actions}>
            <GetButtons model={model} look="primary" className={style.get} />
            {model.download && (
              <Island
                kind={downloadPopup}
                on="touch"
                props={{ app: popupApp(model, model.download), qrFrom: 'qr', helper: true }}
              />
            )}
          </div>
          {model.download && <InstallLabel />}
          <AppActions app={{ appId: app.appId, name: app.name, iconKey: model.iconKey }} />
          {model.download && <GivenFile files={model.files} />}
          {model.download && <PcNote />}
        </div>
        <div className={style.qr}>
          <img
            id="qr"
            src={qrPath(app.appId)}
            width={136}
            height={136}
            alt={words.detail.qrAlt(app.name)}
            loading="lazy"
          />
          <b>{model.download ? words.detail.qr : words.detail.qrOpen}</b>
          {model.minAndroid && <small>{words.info.android(model.minAndroid)}</small>}
        </div>
      </div>
      <DownloadStarted model={model} />
      <TrustStrip model={model} />
    </section>
  )
}
