import { Island } from '../../islands/island.tsx'
import { moss, mossLines } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { DownloadButton } from './download-button.tsx'
import installDialogs from './install-dialogs.island.tsx'

const dialogs = (
  <>
    <DownloadButton model={moss} look="primary" />
    <Island kind={installDialogs} on="touch" props={mossLines} />
  </>
)

export default stories({
  states: {
    'what to do with the file': { alone: true, shows: dialogs, play: ['dialog', 'guide'] },
    'inside a messenger': { alone: true, shows: dialogs, play: ['dialog', 'messaging'] },
  },
})
