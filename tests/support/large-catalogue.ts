import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { query } from './query.ts'

/** A catalogue of some thousand apps that is not ours to copy: it is read where it lies, and tests do without it elsewhere. */
const file =
  process.env.PERGOLA_LARGE_CATALOGUE ??
  fileURLToPath(new URL('../../../shared/data/fdroiddata/fdroiddata-catalogue.json', import.meta.url))

export interface CatalogueApp {
  packageName: string
  name: Record<string, string>
  summary: Record<string, string>
  description: Record<string, string>
  categories: string[]
  authorName: string | null
  authorWebSite: string | null
  antiFeatures: string[]
  /** Some of the last ones, oldest first. */
  versions: { versionName: string; versionCode: number }[]
  versionCount: number
}

export const hasLargeCatalogue = existsSync(file)

/** Its apps; without their categories where tests judge by those. The more versions, the more downloads. */
export async function insertLargeCatalogue(databaseUrl: string, what?: 'with its categories'): Promise<void> {
  await insertApps(databaseUrl)
  if (what === 'with its categories') await insertCategories(databaseUrl)
}

async function insertApps(databaseUrl: string): Promise<void> {
  const rows = readCatalogue().map(app => ({
    package_name: app.packageName,
    author: app.authorName,
    game: app.categories.some(category => /\bGame$/.test(category)) ? 1 : 0,
    downloads: app.versionCount * 1000,
    texts: (['zh-CN', 'en-US'] as const).map(locale => ({
      locale,
      name: app.name[locale] ?? app.name['en-US'],
      summary: app.summary[locale] ?? '',
      description: app.description[locale] ?? '',
    })),
  }))
  await query(
    databaseUrl,
    `with given as (
      select 100000 + row_number() over () as id, one.*
      from jsonb_to_recordset($1::jsonb) one (package_name text, author text, game smallint, downloads bigint, texts jsonb)
    ), authors as (
      insert into developers (id, name)
      select 100000 + row_number() over (), author from given where author is not null group by author returning id, name
    ), apps as (
      insert into apps (id, package_name, resource_type, icon_key, developer_id)
      select given.id, package_name, game, 'icon/square', authors.id from given left join authors on authors.name = author
    ), stats as (
      insert into app_stats (app_id, downloads) select id, downloads from given
    )
    insert into app_texts (app_id, locale, name, summary, description)
    select id, text.locale, text.name, text.summary, text.description
    from given, jsonb_to_recordset(texts) text (locale text, name text, summary text, description text)`,
    [JSON.stringify(rows)],
  )
}

/** Each app is shown under the rarest of its categories, which says the most of it. */
async function insertCategories(databaseUrl: string): Promise<void> {
  await query(
    databaseUrl,
    `with given as (
      select apps.id, category, count(*) over (partition by category) as apps
      from jsonb_to_recordset($1::jsonb) one (package_name text, categories text[])
      join apps using (package_name), unnest(categories) category
    ), named as (
      select 1000 + row_number() over (order by category) as id, category from given group by category
    ), categories as (
      insert into categories (id, resource_type, slug) select id, 0, 'large-' || id from named
    ), texts as (
      insert into category_texts (category_id, locale, name) select id, 'en', category from named
    )
    insert into app_categories (app_id, category_id, position)
    select given.id, named.id, row_number() over (partition by given.id order by given.apps, category) - 1
    from given join named using (category)`,
    [
      JSON.stringify(
        readCatalogue().map(app => ({ package_name: app.packageName, categories: app.categories })),
      ),
    ],
  )
}

/** 2 for an app that its people put into the category, 1 more when its name or summary says the word. */
export function judgeTopic(category: string, word: string): Map<string, number> {
  const says = (app: CatalogueApp) =>
    [...Object.values(app.name), ...Object.values(app.summary)].some(text =>
      text.toLowerCase().includes(word),
    )
  return new Map(
    readCatalogue().map(app => [
      app.packageName,
      (app.categories.includes(category) ? 2 : 0) + (says(app) ? 1 : 0),
    ]),
  )
}

let catalogue: CatalogueApp[] | undefined

/** Those that have a name. */
export function readCatalogue(): CatalogueApp[] {
  catalogue ??= (JSON.parse(readFileSync(file, 'utf8')) as { apps: CatalogueApp[] }).apps.filter(
    app => app.name['zh-CN'] || app.name['en-US'],
  )
  return catalogue
}
