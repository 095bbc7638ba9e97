import page from '../../kit/page.module.css'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { ListingPage } from '../listing-page.tsx'
import { CollectionCards } from './collection-cards.tsx'
import type { CollectionsModel } from './model.ts'

const w = words.collections

/** Both page types share it. */
export function Collections({ model }: ViewProps<CollectionsModel>) {
  return (
    <ListingPage heading={w.heading} title={w.title} description={w.lead} canonical={model.canonical}>
      <p className={page.lead}>{model.collections.length > 0 ? w.lead : w.none}</p>
      <CollectionCards collections={model.collections} module="collections" />
    </ListingPage>
  )
}
