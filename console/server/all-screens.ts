import { type Screen, shown } from './screen.ts'
import { appScreens } from './screens/apps/screens.ts'
import { categoryScreens } from './screens/categories.ts'
import { changeScreens } from './screens/changes.ts'
import { commandScreens } from './screens/commands.ts'
import { commentScreens } from './screens/comments.ts'
import { findScreens } from './screens/find.ts'
import { numberScreens } from './screens/numbers.ts'
import { peopleScreens } from './screens/people.ts'
import { placementScreens } from './screens/placements.ts'
import { repositoryScreens } from './screens/repositories.ts'
import { searchScreens } from './screens/searches.ts'
import { takedownScreens } from './screens/takedown.ts'
import { todayScreens } from './screens/today.ts'
import { uploadScreens } from './screens/upload.ts'
import { versionScreens } from './screens/versions.ts'

/** Every address at which something is shown. */
export const screens: readonly Screen[] = [
  { path: '/menu', show: async () => shown('menu', {}) },
  ...findScreens,
  ...todayScreens,
  ...appScreens,
  ...categoryScreens,
  ...changeScreens,
  ...commentScreens,
  ...repositoryScreens,
  ...numberScreens,
  ...searchScreens,
  ...commandScreens,
  ...peopleScreens,
  ...versionScreens,
  ...uploadScreens,
  ...takedownScreens,
  ...placementScreens,
]
