import { hash } from 'node:crypto'
import type { AppLink } from '../../../contract/app-links.ts'
import type { IndexApp } from '../../../contract/import/index.schema.ts'
import { safeLink } from '../../../rules/links/safe-link.ts'
import { categoriesOf, type OwnCategories, type StoreCategory } from './categories.ts'
import { type DrawnIcon, drawnIcon } from './drawn-icon.ts'
import { type NewestVersion, newestVersion } from './newest-version.ts'
import { type Pictures, picturesOf } from './pictures-of.ts'
import { cut } from './plain-text.ts'
import { type SaidTexts, textsOf } from './texts-of.ts'

/** All that is taken over of an app, in the store's own terms. */
export interface ImportedApp {
  packageName: string
  resourceType: 0 | 1
  texts: Record<string, SaidTexts>
  categories: StoreCategory[]
  developer: { name: string; website: string | null } | undefined
  links: Record<AppLink, string | null>
  createdAt: string
  icon: DrawnIcon
  pictures: Pictures
  version: NewestVersion | undefined
  /** Of all this: one that is as it was costs nothing. */
  sum: string
}

export function appOf(
  packageName: string,
  app: IndexApp,
  { own, now, donations = 'none' }: { own?: OwnCategories; now: number; donations?: 'none' | 'show' },
): ImportedApp {
  const { metadata } = app
  const texts = textsOf(packageName, metadata)
  const categories = categoriesOf(metadata.categories, own)
  const author = cut(metadata.authorName ?? '', 200)
  const said = {
    packageName,
    resourceType: categories[0]?.resourceType ?? 0,
    texts,
    categories,
    developer: author ? { name: author, website: webLink(metadata.authorWebSite) } : undefined,
    links: {
      website: webLink(metadata.webSite),
      source: webLink(metadata.sourceCode),
      issues: webLink(metadata.issueTracker),
      changelog: webLink(metadata.changelog),
      translation: webLink(metadata.translation),
      donate: donations === 'show' ? webLink(metadata.donate[0]) : null,
    },
    createdAt: new Date(Math.min(metadata.added, now)).toISOString(),
    icon: drawnIcon(packageName, (texts.en ?? Object.values(texts)[0])?.name ?? packageName),
    pictures: picturesOf(metadata),
    version: newestVersion(app, now),
  }
  return { ...said, sum: hash('sha256', JSON.stringify(said)) }
}

/** Only links that this store's pages and tables accept: https, without credentials. Others are left out. */
const webLink = (said: string | null | undefined): string | null =>
  said && said.length <= 2000 && !said.startsWith('/') ? (safeLink(said) ?? null) : null
