import { words } from '../../words/words.ts'
import { stories } from '../../workshop/stories.ts'
import { ConsentBar } from './consent-bar.tsx'

export default stories({
  states: {
    'answering anew': {
      alone: true,
      shows: (
        <>
          <button type="button" data-by="consent" data-replay="">
            {words.consent.change}
          </button>
          <ConsentBar risk={undefined} />
        </>
      ),
      play: ['press', '[data-by=consent]'],
    },
  },
})
