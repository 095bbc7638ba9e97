import { useState } from 'react'
import { island } from '../../islands/island.tsx'
import button from '../../kit/button.module.css'
import { Dialog, useDialog } from '../../kit/dialog.tsx'
import { shareWords } from '../../words/share-words.ts'
import style from './share-sheet.module.css'

const WAYS = ['Friends', 'Moments', 'System'] as const
const say = shareWords.shareSheet
const label = { Friends: say.friends, Moments: say.moments, System: say.system }

/** Inside the client alone: outside, the browser has a way to share of its own. */
function ShareSheet() {
  const { open, of } = useDialog()
  const [failed, setFailed] = useState(false)

  async function share(call: (bridge: PageBridge, message: Message) => Promise<unknown>) {
    setFailed(false)
    try {
      const { pageBridge } = await import('../client/page-bridge.ts')
      await call(pageBridge().bridge, messageOf(document))
      of.setOpener(undefined)
    } catch (error) {
      setFailed((error as { code?: string }).code !== 'CANCELLED')
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${button.button} ${button.soft}`}
        aria-haspopup="dialog"
        data-replay=""
        onClick={event => {
          setFailed(false)
          open(event)
        }}
      >
        {say.share}
      </button>
      <Dialog of={of} title={say.title}>
        <div className={style.ways}>
          {WAYS.map(way => (
            <button
              key={way}
              type="button"
              onClick={() => share((bridge, message) => bridge.call(`share${way}`, message))}
            >
              {label[way]}
            </button>
          ))}
          <button
            type="button"
            onClick={() => share((bridge, { imgUrl }) => bridge.call('shareImage', { imgUrl }))}
          >
            {say.image}
          </button>
        </div>
        {failed && (
          <p className={style.failed} role="alert">
            {say.failed}
          </p>
        )}
      </Dialog>
    </>
  )
}

/** The page says what it is about already. */
function messageOf(document: Document) {
  const { origin, pathname } = document.location
  const icon = document.querySelector<HTMLImageElement>('main section img')
  return {
    title: document.body.dataset.title ?? '',
    content: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    url: origin + pathname,
    imgUrl: new URL(icon?.src ?? '/', origin).href,
  }
}

type Message = ReturnType<typeof messageOf>
type PageBridge = ReturnType<typeof import('../client/page-bridge.ts')['pageBridge']>['bridge']

export default island('share-sheet', ShareSheet)
