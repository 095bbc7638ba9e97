import type { Database } from '../../../data/db/database.ts'
import { findSurroundings } from '../../../data/db/queries/app-surroundings.ts'
import type { GoneApp, HtmlAnswer } from '../../../server/pages/page.ts'
import type { SharedPageType } from '../../shell/view.ts'
import { locale } from '../../words/words.ts'
import { pageTags } from '../answers.server.ts'
import { presentApp } from '../present-app.server.ts'
import type { Renderer } from '../renderer.tsx'
import { gonePage } from './gone-page.ts'

/** What the app's own page says, in the place of its file. */
export async function goneApp(
  { db, renderer }: { db: Database; renderer: Renderer },
  pageType: SharedPageType,
  app: GoneApp,
): Promise<HtmlAnswer> {
  const { related } = await findSurroundings(db, app.appId, locale)
  const model = { ...app, related: related.map(presentApp) }
  return { status: 410, html: renderer.page(gonePage, pageType, model), tags: pageTags([], model) }
}

/** Without what may do instead. */
export const bareGoneApp = (renderer: Renderer, pageType: SharedPageType, app: GoneApp): string =>
  renderer.page(gonePage, pageType, { ...app, related: [] })
