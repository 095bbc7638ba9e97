import { stories } from '../../workshop/stories.ts'
import { AdPlace } from './ad-place.tsx'

export default stories({
  states: {
    'not from a search engine: no room': <AdPlace place="middle" />,
    middle: { alone: true, fromSearch: true, shows: <AdPlace place="middle" /> },
    'top, where no ad came': { alone: true, fromSearch: true, shows: <AdPlace place="top" /> },
  },
})
