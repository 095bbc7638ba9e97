import { mossIcon } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { AppActions } from './app-actions.tsx'

const app = { appId: 1, name: '苔藓手帐', iconKey: mossIcon }

export default stories({
  states: {
    'not kept': { alone: true, shows: <AppActions app={app} /> },
    kept: { alone: true, shows: <AppActions app={app} />, play: ['press', '[aria-pressed]'] },
  },
})
