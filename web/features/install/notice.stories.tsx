import { moss } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { DownloadButton } from './download-button.tsx'

const button = <DownloadButton model={moss} look="primary" />
const size = moss.download?.size ?? ''

export default stories({
  states: {
    'handed over to the client': { alone: true, shows: button, play: ['notice', 'handed over', size] },
    'the client does not answer': { alone: true, shows: button, play: ['notice', 'no answer', size] },
  },
})
