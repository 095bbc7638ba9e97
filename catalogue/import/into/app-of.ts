import { hash } from 'node:crypto'
import type { IndexApp } from '../../../contract/import/index.schema.ts'
import { categoriesOf, type OwnCategories, type StoreCategory } from './categories.ts'
import { type DrawnIcon, drawnIcon } from './drawn-icon.ts'
import { type NewestVersion, newestVersion } from './newest-version.ts'
import { cut } from './plain-text.ts'
import { type SaidTexts, textsOf } from './texts-of.ts'

/** All that is taken over of an app, in the store's own terms. */
export interface ImportedApp {
  packageName: string
  resourceType: 0 | 1
  texts: Record<string, SaidTexts>
  categories: StoreCategory[]
  developer: { name: string; website: string | null } | undefined
  createdAt: string
  icon: DrawnIcon
  version: NewestVersion | undefined
  /** Of all this: one that is as it was costs nothing. */
  sum: string
}

export function appOf(
  packageName: string,
  app: IndexApp,
  { own, now }: { own?: OwnCategories; now: number },
): ImportedApp {
  const { metadata } = app
  const texts = textsOf(packageName, metadata)
  const categories = categoriesOf(metadata.categories, own)
  const author = cut(metadata.authorName ?? '', 200)
  const website = metadata.authorWebSite ?? ''
  const said = {
    packageName,
    resourceType: categories[0]?.resourceType ?? 0,
    texts,
    categories,
    developer: author ? { name: author, website: /^https:/i.test(website) ? website : null } : undefined,
    createdAt: new Date(Math.min(metadata.added, now)).toISOString(),
    icon: drawnIcon(packageName, (texts.en ?? Object.values(texts)[0])?.name ?? packageName),
    version: newestVersion(app, now),
  }
  return { ...said, sum: hash('sha256', JSON.stringify(said)) }
}
