import { words } from '../words/words.ts'
import { stories } from '../workshop/stories.ts'
import button from './button.module.css'

const shape = (...more: (string | undefined)[]) => [button.button, ...more].join(' ')
const says = words.detail.downloadShort

export default stories({
  states: {
    primary: (
      <button type="button" className={shape(button.primary)}>
        {says}
      </button>
    ),
    soft: (
      <button type="button" className={shape(button.soft)}>
        {says}
      </button>
    ),
    large: (
      <button type="button" className={shape(button.large, button.primary)}>
        {says}
      </button>
    ),
    small: (
      <button type="button" className={shape(button.small, button.soft)}>
        {says}
      </button>
    ),
    inert: <span className={shape(button.large, button.inert)}>{words.detail.unavailable}</span>,
  },
})
