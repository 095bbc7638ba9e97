import { words } from '../words/words.ts'
import { rankedApps } from '../workshop/samples/apps.ts'
import { stories } from '../workshop/stories.ts'
import { Charts } from './charts.tsx'

const chart = (title: string, short: string) => ({
  title,
  short,
  module: `workshop-${short}`,
  href: '#',
  apps: rankedApps,
})

export default stories({
  states: {
    three: (
      <Charts
        name="workshop"
        whole={words.home.whole}
        charts={[chart('软件榜', '软件'), chart('游戏榜', '游戏'), chart('飙升', '飙升榜')]}
      />
    ),
  },
})
