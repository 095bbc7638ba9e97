/** A row's texts in other languages, by their columns. */
type Translations = { en: Record<string, string> }

/** Rows of the tables in data/db/migrations, as JSON for jsonb_populate_recordset. */
export type Row = Record<string, string | number | boolean | null | number[] | string[] | Translations>

/** What others refer to. */
export const BASICS = [
  'developers',
  'developer_texts',
  'developer_proofs',
  'categories',
  'category_texts',
  'permissions',
] as const
export const OF_APPS = [
  'apps',
  'app_texts',
  'app_stats',
  'app_categories',
  'versions',
  'version_texts',
  'packages',
  'screenshots',
  'videos',
  'use_skills',
  'privacy_items',
  'purchases',
  'notices',
  'comments',
  'replies',
  'gift_cards',
] as const
/** What refers to several apps, or to none. */
export const PLACED = [
  'ad_locations',
  'download_configs',
  'brand_banners',
  'features',
  'collections',
  'collection_apps',
] as const
export const tables = [...BASICS, ...OF_APPS, ...PLACED, 'searched_words'] as const

export type Table = (typeof tables)[number]
export type Rows = Record<Table, Row[]>

export type Catalogue = {
  rows: Rows
  /** image key to SVG text */
  masters: Map<string, string>
  packages: PackageFile[]
  films: FilmFile[]
}

export type PackageFile = { path: string; sha256: string; size: number; head: Uint8Array; tail: Uint8Array }

/** A video that is made when it is written: its stills as SVG text. */
export type FilmFile = { path: string; stills: string[] }

/** What the generator knows about an app before it writes rows. */
export type App = {
  id: number
  slug: string
  kind: string
  game: boolean
  name: string
  glyph: string
  /** the thing it is known for, as a noun phrase */
  point: string
  summary: string
  about: string
  /** The same in English. */
  en: { name: string; point: string; summary: string; about: string }
  packageName: string
  developerId: number | null
  developerDomain: string
  /** a special case of the demo: long-name, no-screenshots, no-comments, one-notice, odd-scripts, delisted, coming */
  special: string
}
