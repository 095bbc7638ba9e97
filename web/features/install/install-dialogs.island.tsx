import { useEffect, useRef, useState } from 'react'
import { pageLink } from '../../browser/page.ts'
import { island } from '../../islands/island.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import button from '../../kit/button.module.css'
import { Dialog, useDialog } from '../../kit/dialog.tsx'
import { useClipboard } from '../../kit/dialog-clipboard.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import { type InstallDialog, openDialog } from './dialogs.ts'
import style from './install-dialogs.module.css'

export interface InstallDialogsProps {
  name: string
  summary: string
  developer: string
  iconKey: string
  /** Address of the code that a phone reads. */
  qr: string
}

/** What to do where a download can't start, and what to do once it has. Nothing until one of them is opened. */
function InstallDialogs(app: InstallDialogsProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [which, setWhich] = useState<InstallDialog>()
  const { of } = useDialog()
  const { setOpener } = of

  useEffect(() => {
    const root = place.current?.closest('[data-island]')
    if (!root) return
    return openDialog.listen(({ which, opener }) => {
      setWhich(which)
      setOpener(opener)
    }, root)
  }, [setOpener])

  const close = () => setOpener(undefined)
  return (
    <>
      <span ref={place} hidden />
      {which === 'messaging' && <Messaging app={app} of={of} />}
      {which === 'guide' && <Guide app={app} of={of} close={close} />}
      {which === 'send' && <Send app={app} of={of} />}
    </>
  )
}

interface PartProps {
  app: InstallDialogsProps
  of: ReturnType<typeof useDialog>['of']
}

function Messaging({ app, of }: PartProps) {
  const { said, copy } = useClipboard()
  const link = pageLink(window.location)
  const say = words.install
  return (
    <Dialog
      of={of}
      title={say.elsewhere}
      summary={say.elsewhereWhy}
      foot={
        <button
          type="button"
          className={`${button.button} ${button.large} ${button.primary} ${style.wide}`}
          onClick={() => copy(link, words.popup.pageCopied)}
        >
          <Icon name="copy" />
          {say.copyLink}
        </button>
      }
    >
      <div className={style.app}>
        <AppIcon iconKey={app.iconKey} side={48} fetch={100} alt="" />
        <div>
          <b>{app.name}</b>
          <small>{[app.summary, app.developer].join(' · ')}</small>
        </div>
      </div>
      <p className={style.link}>{link.replace(/^https?:\/\//, '')}</p>
      {said}
    </Dialog>
  )
}

function Send({ app, of }: PartProps) {
  const { said, copy } = useClipboard()
  const link = pageLink(window.location)
  const say = words.send
  const shares = 'share' in navigator
  return (
    <Dialog
      of={of}
      title={say.to}
      summary={say.why}
      foot={
        <div className={style.ways}>
          {shares && (
            <button
              type="button"
              className={`${button.button} ${button.large} ${button.primary} ${style.wide}`}
              // A visitor who changes their mind has not met an error.
              onClick={() => navigator.share({ title: app.name, url: link }).catch(() => {})}
            >
              <Icon name="send" />
              {say.share}
            </button>
          )}
          <button
            type="button"
            className={`${button.button} ${button.large} ${shares ? button.soft : button.primary} ${style.wide}`}
            onClick={() => copy(link, words.popup.pageCopied)}
          >
            <Icon name="copy" />
            {words.install.copyLink}
          </button>
        </div>
      }
    >
      <div className={style.scan}>
        <img src={app.qr} width={160} height={160} alt={words.popup.scan} />
        <p className={style.link}>{link.replace(/^https?:\/\//, '')}</p>
        <a href={`mailto:?subject=${encodeURIComponent(app.name)}&body=${encodeURIComponent(link)}`}>
          {say.mail}
        </a>
      </div>
      {said}
    </Dialog>
  )
}

function Guide({ app, of, close }: PartProps & { close: () => void }) {
  const say = words.install
  return (
    <Dialog
      of={of}
      title={say.guide}
      foot={
        <button
          type="button"
          className={`${button.button} ${button.large} ${button.soft} ${style.wide}`}
          onClick={close}
        >
          {say.understood}
        </button>
      }
    >
      <ol className={style.steps}>
        <li>
          <b>{say.openFile}</b>
          <div className={style.shown}>
            <AppIcon iconKey={app.iconKey} side={40} fetch={100} alt="" />
            <div>
              {app.name}
              <small>{say.fileDone(app.summary)}</small>
            </div>
          </div>
        </li>
        <li>
          <b>{say.allow}</b>
          <small>{say.allowWhy}</small>
        </li>
        <li>
          <b>{say.check}</b>
          <small>{say.checkWhy}</small>
        </li>
      </ol>
    </Dialog>
  )
}

export default island('install-dialogs', InstallDialogs)
