import type { TableName } from '../../../catalogue/commands/tables.ts'
import type { TableRows } from '../../../data/db/table-types.ts'
import type { FieldName } from '../../words/sentence-parts.ts'

/** How a value is shown. Texts are compared word by word. */
export type ValueKind =
  | 'text'
  | 'time'
  | 'icon'
  | 'screenshot'
  | 'yesNo'
  | 'type'
  | 'status'
  | 'state'
  | 'role'
  | 'hidden'
  | 'ended'
  | { nameIn: TableName }

type Fields = {
  [Table in TableName]?: {
    [Column in keyof TableRows[Table]]?: FieldName | readonly [FieldName, ValueKind]
  }
}

const placed = {
  title: 'title',
  body: 'body',
  kicker: 'subtitle',
  image_key: 'picture',
  starts_at: ['starts', 'time'],
  ends_at: ['ends', 'time'],
  position: 'position',
  locale: 'language',
} as const
const linked = { ...placed, url: 'link', app_id: ['apps', { nameIn: 'apps' }] } as const

/** Columns that staff know by a name. The others are technical, and only the list of rows has them. */
const FIELDS: Fields = {
  apps: {
    icon_key: ['icon', 'icon'],
    developer_id: ['developer', { nameIn: 'developers' }],
    resource_type: ['type', 'type'],
    package_name: 'packageName',
    filing_number: 'filingNumber',
    min_age: 'minAge',
    coming_at: ['releaseDate', 'time'],
    status: ['status', 'status'],
    website_url: 'website',
    privacy_url: 'privacyPolicy',
    source_url: 'sourceCode',
    issues_url: 'issueTracker',
    changelog_url: 'changelog',
    translation_url: 'translations',
    donate_url: 'donationPage',
    has_ads: ['ads', 'yesNo'],
    has_purchases: ['purchases', 'yesNo'],
    data_shared: ['dataShared', 'yesNo'],
    data_encrypted: ['dataEncrypted', 'yesNo'],
    data_deletable: ['dataDeletable', 'yesNo'],
    direct_package: ['directPackage', 'yesNo'],
    auto_download: ['autoDownload', 'yesNo'],
  },
  app_texts: { name: 'name', summary: 'summary', description: 'description' },
  app_categories: { category_id: ['categories', { nameIn: 'categories' }] },
  app_stats: { downloads: 'figures', ratings: 'figures' },
  screenshots: { image_key: ['screenshots', 'screenshot'] },
  videos: { title: 'videos' },
  use_skills: { title: 'tips', body: 'tips' },
  privacy_items: { title: 'dataSafety', body: 'dataSafety' },
  purchases: { title: 'prices', price: 'prices' },
  versions: {
    version_name: 'version',
    state: ['state', 'state'],
    released_at: ['releaseDate', 'time'],
    permission_ids: 'permissions',
    anti_features: 'warnings',
  },
  version_texts: { whats_new: 'releaseNotes' },
  packages: { abi: 'files' },
  developers: {
    name: 'name',
    legal_name: 'legalName',
    address: 'address',
    email: 'email',
    website: 'website',
    filing_number: 'filingNumber',
    logo_key: 'logo',
  },
  developer_texts: { name: 'name', description: 'description' },
  categories: {
    parent_id: ['parent', { nameIn: 'categories' }],
    position: 'position',
    slug: 'slug',
    resource_type: ['type', 'type'],
  },
  category_texts: { name: 'name' },
  comments: { hidden: ['visibility', 'hidden'] },
  replies: { hidden: ['visibility', 'hidden'] },
  reports: { outcome: 'outcome' },
  features: linked,
  notices: linked,
  brand_banners: linked,
  collections: { ...placed, lead: 'summary' },
  collection_apps: { app_id: ['apps', { nameIn: 'apps' }], note: 'note' },
  ad_locations: {
    ad_url: 'link',
    img_url: 'picture',
    starts_at: ['starts', 'time'],
    ends_at: ['ends', 'time'],
  },
  gift_cards: {
    title: 'title',
    content: 'body',
    code: 'code',
    remaining: 'remaining',
    total: 'total',
    source_url: 'link',
    valid_until: ['ends', 'time'],
  },
  download_configs: { display: 'body', download_url: 'link', ch: 'channel' },
  staff: { name: 'name', role: ['role', 'role'], email: 'email', ended: ['access', 'ended'] },
  repositories: { settings: 'settings', address: 'address' },
  experiments: { share: 'share', started_at: ['starts', 'time'], ended_at: ['ends', 'time'] },
  search_words: { typed: 'searchWords', meant: 'searchWords' },
}

/** The field of a column, and how its value is shown; undefined: staff have no name for it. */
export function fieldOf(table: string, column: string): { name: FieldName; kind: ValueKind } | undefined {
  const columns = FIELDS[table as TableName] as
    | Record<string, FieldName | readonly [FieldName, ValueKind] | undefined>
    | undefined
  const found = columns?.[column]
  if (found === undefined) return undefined
  return typeof found === 'string' ? { name: found, kind: 'text' } : { name: found[0], kind: found[1] }
}
