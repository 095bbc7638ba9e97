import { CopyButton } from '../../features/copy/copy-button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import style from './download-started.module.css'
import type { DetailModel } from './model.ts'

/**
 * What to do next, on a PC. It waits in a template until a download has begun, and says no more than that: a page can't know
 * when one has ended. Commands and hash are copied from the page's own section on security.
 */
export function DownloadStarted({ model }: { model: DetailModel }) {
  const { download, app } = model
  if (!download) return null
  const w = words.started
  return (
    <div role="status" data-started="">
      <template>
        <div className={style.started}>
          <div>
            <b>
              <Icon name="circle-check" />
              {w.title}
            </b>
            <p>
              {app.name} {app.versionName} · {download.size}
            </p>
            <p>{w.where}</p>
            {/* biome-ignore lint/a11y/useValidAnchor: it gets its address when it is shown. */}
            <a rel="nofollow" data-by="get-app" data-wants="file" data-replay="" data-again="">
              {w.again}
            </a>
          </div>
          <div>
            <b>{w.onPhone}</b>
            <p>{w.scan}</p>
            <CopyButton text="" label={words.popup.page}>
              {words.install.copyLink}
            </CopyButton>
          </div>
          <div>
            <b>{w.check}</b>
            <p>{w.checkWhy}</p>
            <div className={style.checks} data-checks="" />
          </div>
          <button type="button" className={style.close} aria-label={words.dialog.close} data-close="">
            <Icon name="x" />
          </button>
        </div>
      </template>
    </div>
  )
}
