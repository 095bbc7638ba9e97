import type { View } from '../kit/view.ts'
import { appView } from './apps/app.tsx'
import { appsView } from './apps/apps.tsx'
import { bulkView, resultsView } from './apps/bulk.tsx'
import { newAppView } from './apps/new-app.tsx'
import { categoriesView } from './categories/categories.tsx'
import { changeView } from './changes/change.tsx'
import { changesView } from './changes/changes.tsx'
import { commandView } from './commands/command.tsx'
import { commandsView } from './commands/commands.tsx'
import { commentsView } from './comments/comments.tsx'
import { findView } from './find/find.tsx'
import { menuView } from './menu/menu.tsx'
import { numbersView } from './numbers/numbers.tsx'
import { meView } from './people/me.tsx'
import { peopleView } from './people/people.tsx'
import { requestsView } from './people/requests.tsx'
import { placementView } from './placements/placement.tsx'
import { placementsView } from './placements/placements.tsx'
import { addRepositoryView } from './repositories/add.tsx'
import { repositoriesView } from './repositories/repositories.tsx'
import { searchesView } from './searches/searches.tsx'
import { receiptView } from './takedown/receipt.tsx'
import { takedownView } from './takedown/takedown.tsx'
import { takedownsView } from './takedown/takedowns.tsx'
import { todayView } from './today/today.tsx'
import { uploadView } from './upload/upload.tsx'
import { versionsView } from './versions/versions.tsx'

/** Every screen by its name. */
export const views = {
  menu: menuView,
  find: findView,
  today: todayView,
  apps: appsView,
  app: appView,
  'new-app': newAppView,
  bulk: bulkView,
  results: resultsView,
  categories: categoriesView,
  comments: commentsView,
  commands: commandsView,
  command: commandView,
  changes: changesView,
  change: changeView,
  numbers: numbersView,
  searches: searchesView,
  repositories: repositoriesView,
  'repository-add': addRepositoryView,
  people: peopleView,
  me: meView,
  requests: requestsView,
  versions: versionsView,
  upload: uploadView,
  takedowns: takedownsView,
  takedown: takedownView,
  receipt: receiptView,
  placements: placementsView,
  placement: placementView,
}

export type ViewName = keyof typeof views
export type ModelOf<Name extends ViewName> = (typeof views)[Name] extends View<infer Model> ? Model : never
