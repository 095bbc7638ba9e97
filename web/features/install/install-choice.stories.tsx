import { moss } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { GetButtons, InstallLabel, InstallToggle } from './install-choice.tsx'

const choice = (
  <>
    <InstallToggle />
    <div>
      <GetButtons model={moss} look="primary" />
    </div>
    <InstallLabel />
  </>
)

// The label finds its box by an id, so there is one on a page.
export default stories({
  states: {
    'as a file': { alone: true, shows: choice },
    'by way of the client': { alone: true, shows: choice, play: ['press', 'label'] },
  },
})
