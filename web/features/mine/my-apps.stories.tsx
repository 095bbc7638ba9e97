import { stories } from '../../workshop/stories.ts'
import { MyApps } from './my-apps.tsx'

export default stories({
  states: { empty: <MyApps list="wished_apps" heading="收藏的应用" none="还没有收藏。" /> },
})
