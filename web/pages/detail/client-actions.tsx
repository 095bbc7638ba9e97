import button from '../../components/button.module.css'
import shareSheet from '../../islands/share-sheet.island.tsx'
import { Island } from '../../shell/island.tsx'
import { words } from '../../words/words.ts'
import style from './client-actions.module.css'
import type { DetailModel } from './model.ts'

/** What only the store's client can do for the page; hidden everywhere else. */
export function ClientActions({ model: { app } }: { model: DetailModel }) {
  const { appId, packageName } = app
  const shape = `${button.button} ${button.soft}`
  return (
    <div className={`${style.actions} inside-client`}>
      <Island kind={shareSheet} on="touch" props={{}} />
      <button
        type="button"
        className={shape}
        data-native="collect"
        data-payload={JSON.stringify({ appId, packageName })}
      >
        {words.client.collect}
      </button>
      <button type="button" className={shape} data-native="login">
        {words.client.login}
      </button>
    </div>
  )
}
