import { APP_STATUS } from '../../../contract/bridge.ts'
import { appButton } from '../../../rules/apps/app-status.ts'
import type { Plan } from '../../../rules/install/plan.ts'
import { Enhanced } from '../../islands/enhanced.tsx'
import { moss } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { DownloadButton } from './download-button.tsx'
import getApp from './get-app.enhancer.ts'

const button = <DownloadButton model={moss} look="primary" />
const nothing = { ...moss, download: undefined }

/** The script finds every control of the page, and says on each what it will do. */
const withScript = (
  <>
    {button}
    <Enhanced
      by={getApp}
      on="load"
      data={{ 'data-settings': JSON.stringify({ campaignSources: [], auto: 'direct' }) }}
    />
  </>
)

/** As inside the client, which says what it is doing. */
function inClient(status: keyof typeof APP_STATUS): Plan {
  const { says, action } = appButton(APP_STATUS[status])
  const plan = { says, usesClient: false }
  return action ? { ...plan, does: 'bridge', action, url: '' } : { ...plan, does: 'nothing' }
}

export default stories({
  states: {
    primary: button,
    soft: <DownloadButton model={moss} look="soft" />,
    short: <DownloadButton model={moss} look="primary" short />,
    install: <DownloadButton model={moss} look="primary" install />,
    downloading: { shows: button, play: ['plan', inClient('downloading'), 42] },
    'downloading, soft': {
      shows: <DownloadButton model={moss} look="soft" short />,
      play: ['plan', inClient('downloading'), 42],
    },
    paused: { shows: button, play: ['plan', inClient('downloadPause'), 42] },
    installing: { shows: button, play: ['plan', inClient('installing')] },
    installed: { shows: button, play: ['plan', inClient('latestInstalled')] },
    coming: <DownloadButton model={{ ...nothing, coming: '12 月 1 日' }} look="primary" />,
    'nothing to download': <DownloadButton model={nothing} look="primary" />,
    'with its script': { alone: true, shows: withScript },
  },
})
