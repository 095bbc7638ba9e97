import { stories } from '../../workshop/stories.ts'
import { MyApps } from './my-apps.tsx'

export default stories({
  states: { empty: <MyApps list="wished_apps" heading="想要的应用" none="还没有想要的应用。" /> },
})
