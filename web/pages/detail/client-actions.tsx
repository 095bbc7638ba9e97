import type { Method } from '../../../contract/bridge-methods.ts'
import shareSheet from '../../features/share/share-sheet.island.tsx'
import { Island } from '../../islands/island.tsx'
import button from '../../kit/button.module.css'
import { words } from '../../words/words.ts'
import style from './client-actions.module.css'
import type { DetailModel } from './model.ts'

const w = words.client
const shape = `${button.button} ${button.soft}`

/** What only the store's client can do for the page; hidden everywhere else. */
export function ClientActions({ model: { app, developer, coming } }: { model: DetailModel }) {
  const { appId, packageName } = app
  const payload = JSON.stringify({ appId, packageName })
  const asks = (method: Method, label: string) => (
    <button type="button" className={shape} data-native={method} data-payload={payload}>
      {label}
    </button>
  )
  return (
    <div className={`${style.all} inside-client`}>
      <div className={style.actions}>
        <Island kind={shareSheet} on="touch" props={{}} />
        {coming && asks('order', w.order)}
        {asks('collect', w.collect)}
        <button type="button" className={shape} data-native="login">
          {w.login}
        </button>
      </div>
      <div className={style.actions}>
        {developer && asks('follow', w.follow)}
        <FlowCheck />
      </div>
    </div>
  )
}

/** Whether a download costs this visitor's plan anything. */
function FlowCheck() {
  return (
    <details className={style.flow}>
      <summary className={shape}>{w.flow}</summary>
      <form data-flow-check="">
        <input
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          maxLength={11}
          required
          aria-label={w.flowNumber}
        />
        <button type="submit" className={shape}>
          {w.flowGo}
        </button>
      </form>
    </details>
  )
}
