import type { Database } from '../../../data/db/database.ts'
import { findCategories } from '../../../data/db/queries/categories.ts'
import { findRisingApps } from '../../../data/db/queries/ranked-apps.ts'
import type { HtmlAnswer } from '../../../server/pages/page.ts'
import type { SharedPageType } from '../../shell/view.ts'
import { locale, words } from '../../words/words.ts'
import { pageTags } from '../answers.server.ts'
import { presentTiles } from '../home/present-tiles.server.ts'
import { presentApp } from '../present-app.server.ts'
import type { Renderer } from '../renderer.tsx'
import { missingPage } from './missing-page.ts'
import type { MissingModel } from './model.ts'

/** Two rows of three. */
const SHOWN = 6

const nothing = (): MissingModel => {
  const { title, heading, body } = words.missing
  return { title, heading, body, popular: [], categories: [] }
}

/** With what a visitor may want instead. */
export async function notFound(
  { db, renderer }: { db: Database; renderer: Renderer },
  pageType: SharedPageType,
): Promise<HtmlAnswer> {
  const [popular, categories] = await Promise.all([
    findRisingApps(db, 'all', locale),
    findCategories(db, locale),
  ])
  const model: MissingModel = {
    ...nothing(),
    popular: popular.slice(0, SHOWN).map(presentApp),
    categories: presentTiles(categories),
  }
  return { status: 404, html: renderer.page(missingPage, pageType, model), tags: pageTags([], model) }
}

/** Without. */
export const bareNotFound = (renderer: Renderer, pageType: SharedPageType): string =>
  renderer.page(missingPage, pageType, nothing())
