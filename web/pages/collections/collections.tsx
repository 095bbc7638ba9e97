import { Crumbs } from '../../kit/crumbs.tsx'
import page from '../../kit/page.module.css'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import { CollectionCards } from './collection-cards.tsx'
import type { CollectionsModel } from './model.ts'

const w = words.collections

/** Both page types share it. */
export function Collections({ model }: ViewProps<CollectionsModel>) {
  return (
    <Page
      heading={w.heading}
      title={w.title}
      description={w.lead}
      canonical={model.canonical}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, [], w.heading)]}
      className={page.wrap}
    >
      <Crumbs trail={[]} here={w.heading} />
      <h1>{w.heading}</h1>
      <p className={page.lead}>{model.collections.length > 0 ? w.lead : w.none}</p>
      <CollectionCards collections={model.collections} module="collections" />
    </Page>
  )
}
