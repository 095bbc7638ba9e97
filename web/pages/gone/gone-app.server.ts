import type { Database } from '../../../data/db/database.ts'
import type { GoneApp, HtmlAnswer } from '../../../server/pages/page.ts'
import type { SharedPageType } from '../../shell/view.ts'
import { findInstead } from '../absent-app.server.ts'
import { pageTags } from '../answers.server.ts'
import type { Renderer } from '../renderer.tsx'
import { gonePage } from './gone-page.ts'

/** What the app's own page says, in the place of its file. */
export async function goneApp(
  { db, renderer }: { db: Database; renderer: Renderer },
  pageType: SharedPageType,
  app: GoneApp,
): Promise<HtmlAnswer> {
  const model = { ...app, ...(await findInstead(db, app.appId)) }
  return { status: 410, html: renderer.page(gonePage, pageType, model), tags: pageTags([], model) }
}

/** Without what may do instead. */
export const bareGoneApp = (renderer: Renderer, pageType: SharedPageType, app: GoneApp): string =>
  renderer.page(gonePage, pageType, { ...app, related: [], popular: [] })
