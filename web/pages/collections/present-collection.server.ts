import type { CollectionRow } from '../../../data/db/queries/collection-rows.ts'
import { formatDate } from '../../../rules/text/time.ts'
import { words } from '../../words/words.ts'
import type { CollectionCard } from './model.ts'

export function presentCollection(row: CollectionRow): CollectionCard {
  return {
    collectionId: row.id,
    kicker: row.kicker,
    title: row.title,
    lead: row.lead,
    lang: row.lang,
    imageKey: row.imageKey ?? undefined,
    icons: row.icons,
    date: words.dates.withoutYear(formatDate(row.publishedAt)),
    count: row.count,
  }
}
