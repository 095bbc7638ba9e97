import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { query } from './query.ts'

/** A catalogue of some thousand apps that is not ours to copy: it is read where it lies, and tests do without it elsewhere. */
const file =
  process.env.PERGOLA_LARGE_CATALOGUE ??
  fileURLToPath(new URL('../../../shared/data/fdroiddata/fdroiddata-catalogue.json', import.meta.url))

interface CatalogueApp {
  packageName: string
  name: Record<string, string>
  summary: Record<string, string>
  description: Record<string, string>
  categories: string[]
  authorName: string | null
  versionCount: number
}

export const hasLargeCatalogue = existsSync(file)

/** Its apps without their categories: those are what tests judge by. The more versions, the more downloads. */
export async function insertLargeCatalogue(databaseUrl: string): Promise<void> {
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
function readCatalogue(): CatalogueApp[] {
  catalogue ??= (JSON.parse(readFileSync(file, 'utf8')) as { apps: CatalogueApp[] }).apps.filter(
    app => app.name['zh-CN'] || app.name['en-US'],
  )
  return catalogue
}
