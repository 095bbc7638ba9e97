import { stories } from '../../workshop/stories.ts'
import { BottomBanner } from './bottom-banner.tsx'

export default stories({
  states: {
    'from a search engine': {
      alone: true,
      fromSearch: true,
      shows: <BottomBanner />,
    },
    'nothing for other visitors': <BottomBanner />,
  },
})
