import type { Screen } from './screen.ts'
import { changeScreens } from './screens/changes.ts'
import { commandScreens } from './screens/commands.ts'
import { commentScreens } from './screens/comments.ts'
import { numberScreens } from './screens/numbers.ts'
import { peopleScreens } from './screens/people.ts'
import { repositoryScreens } from './screens/repositories.ts'
import { todayScreens } from './screens/today.ts'

/** Every address at which something is shown. */
export const screens: readonly Screen[] = [
  ...todayScreens,
  ...changeScreens,
  ...commentScreens,
  ...repositoryScreens,
  ...numberScreens,
  ...commandScreens,
  ...peopleScreens,
]
