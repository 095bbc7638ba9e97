import { isDeepStrictEqual } from 'node:util'
import type { RowChange } from './row-changes.ts'
import type { Row, StoredRow, TableName } from './tables.ts'

const PLACES = ['ranks', 'home', 'search', 'feed', 'sitemap']

/** withApps adds it to rows that have their version alone. */
interface OfApp {
  app_id?: number | null
}

type Tags<Table extends TableName> = (row: StoredRow<Table> & OfApp, change: RowChange<Table>) => string[]

/** Cache tags to purge when a row is added, changed or removed (docs/how-to/troubleshooting.md lists them). */
const TAGS: { [Table in TableName]?: Tags<Table> } = {
  apps: (row, change) => [
    ...one('app', row.id),
    ...one('developer', row.developer_id),
    ...(differs(change, 'status', 'resource_type', 'developer_id', 'created_at') ? PLACES : []),
    ...(differs(change, 'icon_key') ? ['search'] : []),
    ...(isTakedown(change) ? ['withdrawn'] : []),
  ],
  app_texts: (row, change) => [
    ...one('app', row.app_id),
    ...(differs(change, 'name', 'summary', 'description') ? ['search'] : []),
  ],
  app_stats: row => one('app', row.app_id),
  app_categories: row => [...one('app', row.app_id), ...one('category', row.category_id), ...PLACES],
  versions: (row, change) => [
    ...one('app', row.app_id),
    ...(differs(change, 'state', 'released_at') ? ['feed'] : []),
  ],
  version_texts: row => one('app', row.app_id),
  packages: row => one('app', row.app_id),
  screenshots: row => one('app', row.app_id),
  videos: row => one('app', row.app_id),
  use_skills: row => one('app', row.app_id),
  privacy_items: row => one('app', row.app_id),
  purchases: row => one('app', row.app_id),
  notices: row => one('app', row.app_id),
  comments: row => [...one('comments', row.app_id), ...one('app', row.app_id)],
  replies: row => one('comments', row.app_id),
  gift_cards: row => ['gifts', ...one('gifts', row.app_id), ...one('app', row.app_id)],
  ad_locations: row => ['ads', ...one('app', row.app_id)],
  download_configs: row => ['download-configs', ...one('app', row.app_id)],
  // Pages learn of them with the configuration of the download button.
  experiments: () => ['download-configs'],
  brand_banners: row => (row.app_id === null ? ['layout'] : one('app', row.app_id)),
  features: () => ['home'],
  collections: row => ['collections', ...one('collection', row.id)],
  collection_apps: row => ['collections', ...one('collection', row.collection_id), ...one('app', row.app_id)],
  categories: row => [
    'categories',
    'sitemap',
    'search',
    ...one('category', row.id),
    ...one('category', row.parent_id),
  ],
  category_texts: row => ['categories', 'search', ...one('category', row.category_id)],
  search_words: () => ['search'],
  developers: row => ['search', 'sitemap', ...one('developer', row.id)],
  developer_proofs: row => one('developer', row.developer_id),
  developer_texts: row => ['search', ...one('developer', row.developer_id)],
}

const one = (kind: string, id: number | null | undefined) => (id == null ? [] : [`${kind}-${id}`])

const differs = <Table extends TableName>(
  { before, after }: RowChange<Table>,
  ...columns: (keyof StoredRow<Table> & string)[]
) => !before || !after || columns.some(column => !isDeepStrictEqual(before[column], after[column]))

/** Whether another list of what was taken down follows from it. */
const isTakedown = (change: RowChange<'apps'>) =>
  (change.before?.taken_down === true || change.after?.taken_down === true) &&
  differs(change, 'taken_down', 'gone_kind')

/** In the order in which they were found. A row's old place is out of date as well as its new one. */
export function tagsOf(changes: RowChange[]): string[] {
  const tags = changes.flatMap(change => {
    const ofTable = TAGS[change.table] as ((row: Row, change: RowChange) => string[]) | undefined
    return [change.before, change.after].flatMap(row => (row && ofTable?.(row, change)) ?? [])
  })
  return [...new Set(tags)]
}
