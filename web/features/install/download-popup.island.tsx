import { absoluteUrl, pageLink } from '../../browser/page.ts'
import { island } from '../../islands/island.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import button from '../../kit/button.module.css'
import { Dialog, useDialog } from '../../kit/dialog.tsx'
import { useClipboard } from '../../kit/dialog-clipboard.tsx'
import { DialogClone } from '../../kit/dialog-clone.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { words } from '../../words/words.ts'
import style from './download-popup.module.css'

export interface DownloadPopupProps {
  app: {
    name: string
    version: string
    size: string
    url: string
    sha256: string
    android?: string | undefined
    iconKey: string
    developer: string
  }
  /** Id of the QR code on the page. */
  qrFrom: string
  /** Offers the desktop helper. */
  helper: boolean
}

function DownloadPopup({ app, qrFrom, helper }: DownloadPopupProps) {
  const { open, of } = useDialog()
  const { said, copy, forget } = useClipboard()
  const say = words.popup
  const { name, version, size, url, sha256, android, developer } = app
  return (
    <>
      <button
        type="button"
        className={`${button.button} ${button.large} ${style.open} needs-script`}
        aria-haspopup="dialog"
        data-replay=""
        data-opens="download-popup"
        onClick={event => {
          forget()
          open(event)
        }}
      >
        {say.open}
      </button>
      <Dialog
        of={of}
        title={say.title(name)}
        summary={[version, size, android].filter(Boolean).join(' · ')}
        lead={<AppIcon iconKey={app.iconKey} side={48} fetch={100} alt="" />}
        foot={
          <>
            <span className={style.developer}>
              <Icon name="file-check" size={16} />
              {developer}
            </span>
            <code className={style.hash} title={sha256}>
              {say.hash} {sha256.slice(0, 8)} {sha256.slice(8, 16)} … {sha256.slice(-8)}
            </code>
            <button
              type="button"
              className={style.copy}
              aria-label={say.copyHash}
              onClick={() => copy(sha256, say.hashCopied)}
            >
              <Icon name="copy" size={16} />
              {say.copy}
            </button>
          </>
        }
      >
        <div className={style.ways} data-module="download-popup">
          <Scan from={qrFrom} />
          <div className={style.list}>
            <a
              className={`${style.way} ${style.main}`}
              href={url}
              rel="nofollow"
              data-by="get-app"
              data-wants="file"
              data-action="download"
            >
              <Way icon="download" text={say.file(size)} hint={say.fileHint} />
            </a>
            {helper && (
              <a
                className={`${style.way} ${style.helper}`}
                href={url}
                rel="nofollow"
                data-by="get-app"
                data-wants="helper"
                data-action="download"
              >
                <Way icon="monitor-down" text={words.install.helper} hint={words.install.helperHint} />
              </a>
            )}
            <button
              type="button"
              className={style.way}
              onClick={() => copy(absoluteUrl(url), say.linkCopied)}
            >
              <Way icon="copy" text={say.link} hint={say.linkHint} />
            </button>
            <button
              type="button"
              className={style.way}
              onClick={() => copy(pageLink(window.location), say.pageCopied)}
            >
              <Way icon="smartphone" text={say.page} hint={say.pageHint} />
            </button>
            {said}
          </div>
        </div>
      </Dialog>
    </>
  )
}

function Way({ icon, text, hint }: { icon: IconName; text: string; hint: string }) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span>
        <b>{text}</b>
        <small>{hint}</small>
      </span>
    </>
  )
}

function Scan({ from }: { from: string }) {
  if (!document.getElementById(from)) return null
  return (
    <div className={style.scan}>
      <DialogClone from={from} className={style.code} />
      <b>{words.popup.scan}</b>
      <small>{words.popup.scanHint}</small>
    </div>
  )
}

export default island('download-popup', DownloadPopup)
