import { Island } from '../../islands/island.tsx'
import { stories } from '../../workshop/stories.ts'
import shareSheet from './share-sheet.island.tsx'

const sheet = <Island kind={shareSheet} on="load" props={{}} />

export default stories({
  states: {
    closed: sheet,
    open: { alone: true, shows: sheet, play: ['press', 'button'] },
    'nobody to share with': {
      alone: true,
      shows: sheet,
      play: ['press', 'button', '[role=dialog] [tabindex="0"] button'],
    },
  },
})
