import { Island } from '../../islands/island.tsx'
import { stories } from '../../workshop/stories.ts'
import bottomBanner from './bottom-banner.island.tsx'

export default stories({
  states: {
    'from a search engine': {
      alone: true,
      fromSearch: true,
      shows: <Island kind={bottomBanner} on="load" props={{}} />,
    },
    'nothing for other visitors': <Island kind={bottomBanner} on="load" props={{}} />,
  },
})
