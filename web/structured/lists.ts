import type { BreadcrumbListLeaf, ItemListLeaf, WithContext } from 'schema-dts'
import { appPath, homePath } from '../addresses/addresses.ts'
import type { Crumb } from '../kit/crumbs.tsx'
import { words } from '../words/words.ts'
import { type AbsoluteUrl, CONTEXT } from './thing.ts'

/** The trail to the page, as its breadcrumb shows it; the last step is the page itself and has no link. */
export function breadcrumbs(
  absoluteUrl: AbsoluteUrl,
  trail: Crumb[],
  here: string,
): WithContext<BreadcrumbListLeaf> {
  const steps = [{ name: words.nav.home, href: homePath }, ...trail]
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...steps.map(({ name, href }, i) => ({
        '@type': 'ListItem' as const,
        position: i + 1,
        name,
        item: absoluteUrl(href),
      })),
      { '@type': 'ListItem', position: steps.length + 1, name: here },
    ],
  }
}

/** `from`: how many stand on the pages before. */
export function appItems(
  absoluteUrl: AbsoluteUrl,
  apps: { appId: number }[],
  from = 0,
): WithContext<ItemListLeaf> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: apps.map(({ appId }, i) => ({
      '@type': 'ListItem' as const,
      position: from + i + 1,
      url: absoluteUrl(appPath(appId)),
    })),
  }
}
