import { mossFields, mossIcon, mossShots } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { ScreenshotStrip } from './screenshot-strip.tsx'

const captions = ['每天一页，慢慢翻', '心情看得见', '像纸本一样自由', '回头看，都在发芽', '只属于你的一页']

function strip(count: number, orientation: 'portrait' | 'landscape' = 'portrait') {
  const screenshots = mossShots
    .slice(0, count)
    .map((key, n) => ({ key, orientation, caption: captions[n] ?? '' }))
  return (
    <ScreenshotStrip
      screenshots={screenshots}
      arrows={count > 3}
      appName={mossFields.name}
      iconKey={mossIcon}
    />
  )
}

export default stories({
  width: 736,
  states: {
    'more than fit': strip(5),
    few: strip(2),
    lying: strip(3, 'landscape'),
    'opened in the viewer': { alone: true, shows: strip(5), play: ['press', 'li:nth-child(2) a'] },
  },
})
