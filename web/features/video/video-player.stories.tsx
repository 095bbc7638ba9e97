import { Island } from '../../islands/island.tsx'
import { mossPoster, mossVideo } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import videoPlayer from './video-player.island.tsx'

const player = (url: string) => (
  <Island
    kind={videoPlayer}
    on="load"
    props={{ video: { title: '十秒看懂苔藓手帐', url, posterKey: mossPoster, length: '0:10' } }}
  />
)

// Only a visitor can start it: no browser plays what a script has pressed.
export default stories({
  width: 736,
  states: {
    'before play': player(mossVideo),
    failed: { shows: player('data:video/webm,'), play: ['press', 'a'] },
  },
})
