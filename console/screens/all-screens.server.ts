import type { Screen } from '../server/screen.ts'
import { app } from './apps/app.server.ts'
import { apps } from './apps/apps.server.ts'
import { bulk, results } from './apps/bulk.server.ts'
import { newApp } from './apps/new-app.server.ts'
import { categories } from './categories/categories.server.ts'
import { change } from './changes/change.server.ts'
import { changes } from './changes/changes.server.ts'
import { command, commands } from './commands/commands.server.ts'
import { comments } from './comments/comments.server.ts'
import { find } from './find/find.server.ts'
import { menu } from './menu/menu.server.ts'
import { numbers } from './numbers/numbers.server.ts'
import { me, people } from './people/people.server.ts'
import { requests } from './people/requests.server.ts'
import { newPlacement, placement } from './placements/placement.server.ts'
import { placements } from './placements/placements.server.ts'
import { addRepository } from './repositories/add.server.ts'
import { repositories } from './repositories/repositories.server.ts'
import { searches } from './searches/searches.server.ts'
import { receipt, takedown, takedowns } from './takedown/takedown.server.ts'
import { today } from './today/today.server.ts'
import { upload } from './upload/upload.server.ts'
import { versions } from './versions/versions.server.ts'

/** Every address at which something is shown. */
export const screens: readonly Screen[] = [
  addRepository,
  app,
  apps,
  bulk,
  categories,
  change,
  changes,
  command,
  commands,
  comments,
  find,
  me,
  menu,
  newApp,
  newPlacement,
  numbers,
  people,
  placement,
  placements,
  receipt,
  repositories,
  requests,
  results,
  searches,
  takedown,
  takedowns,
  today,
  upload,
  versions,
]
