import { Island } from '../../islands/island.tsx'
import { mossPopup } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import downloadPopup from './download-popup.island.tsx'

const popup = (helper: boolean) => (
  <>
    <Island kind={downloadPopup} on="load" props={{ app: mossPopup, qrFrom: 'qr', helper }} />
    {helper && <img id="qr" src="/qr/1.svg" width={136} height={136} alt="" />}
  </>
)

export default stories({
  states: {
    closed: popup(false),
    open: { alone: true, shows: popup(true), play: ['press', '[data-opens]'] },
    'open, without code and helper': { alone: true, shows: popup(false), play: ['press', '[data-opens]'] },
    'copied, or left selected': {
      alone: true,
      shows: popup(true),
      play: ['press', '[data-opens]', '[role=dialog] code + button'],
    },
  },
})
