import { icon } from './art/icon.ts'
import { keyOf } from './art/svg.ts'
import { readApps } from './build/apps.ts'
import { categoriesOf } from './build/belongs.ts'
import { collectionsOf } from './build/collections.ts'
import { commentsOf } from './build/comments.ts'
import { descriptionOf } from './build/description.ts'
import { aboutDeveloper, developers, proofOf } from './build/developers.ts'
import { declaredOf, privacyOf, purchasesOf } from './build/disclosures.ts'
import { giftsOf, noticesOf, skillsOf } from './build/extras.ts'
import { filmOf } from './build/films.ts'
import { categories } from './build/kinds.ts'
import { packagesOf } from './build/packages.ts'
import { permissionRows } from './build/permissions.ts'
import { promotions } from './build/promotions.ts'
import { searchRows } from './build/searches.ts'
import { screenshotsOf } from './build/shots.ts'
import { statsOf } from './build/stats.ts'
import { releasedAt, versionsOf } from './build/versions.ts'
import { daysAgo } from './core/clock.ts'
import { randomFrom } from './core/random.ts'
import { type App, type Catalogue, type Row, type Rows, tables } from './model.ts'

const locale = 'zh-CN'

function emptyRows(): Rows {
  return Object.fromEntries(tables.map(table => [table, [] as Row[]])) as Rows
}

function addBasics(rows: Rows): void {
  for (const developer of developers) {
    const { id, key, name, called, verified } = developer
    const { texts, row: known } = aboutDeveloper(developer)
    const website = id % 9 === 0 ? null : `https://${key}.example`
    rows.developers.push({ id, name, website, ...known })
    if (verified) rows.developer_proofs.push(proofOf(id))
    if (texts) rows.developer_texts.push({ developer_id: id, locale, name: null, description: texts.zh })
    rows.developer_texts.push({ developer_id: id, locale: 'en', name: called, description: texts?.en ?? '' })
  }
  for (const { id, parentId, slug, name, called, game, position } of categories) {
    rows.categories.push({ id, parent_id: parentId, resource_type: game ? 1 : 0, slug, position })
    rows.category_texts.push(
      { category_id: id, locale, name },
      { category_id: id, locale: 'en', name: called },
    )
  }
  rows.permissions.push(...permissionRows)
  rows.searched_words.push(...searchRows)
}

/** Their pages name no file: it is handed out by the redirect alone. */
const withoutDirectPackage = ['guihun']
/** Their pages press the download button by themselves. */
const flagged = ['shamo']

const filingNumber = (app: App) =>
  `演ICP备2099${String(10_000 + app.id * 37).padStart(6, '0')}号-${(app.id % 9) + 1}A`

function addApp(catalogue: Catalogue, app: App): void {
  const { rows, masters, packages, films } = catalogue
  const random = randomFrom(`app ${app.slug}`)
  const flagship = app.about === '-'
  const versions = versionsOf(app)
  const current = versions.at(-1)
  const first = versions[0]
  const coming = app.special === 'coming'
  if (!coming && !current) throw new Error(`${app.slug} has no version`)
  const description = descriptionOf(app)
  const adFree = /(没有|无|不投放|不做任何)[^。]{0,6}广告/.test(description.zh)
  const picture = icon(app)
  const iconKey = keyOf(`icon/${app.slug}`, picture)
  masters.set(iconKey, picture)
  const filing =
    app.slug === 'moss' ? '演ICP备2099012345号-2A' : random.chance(0.93) ? filingNumber(app) : null
  const hasPolicy = flagship || random.chance(0.9)
  const hasAds = adFree ? false : random.pick([true, false, false, null])
  const sells = flagship
    ? true
    : /没有内购|完全免费/.test(description.zh)
      ? false
      : random.pick([true, true, false, null])
  rows.apps.push({
    id: app.id,
    package_name: app.packageName,
    resource_type: app.game ? 1 : 0,
    status: app.special === 'delisted' ? 'delisted' : 'live',
    developer_id: app.developerId,
    icon_key: iconKey,
    filing_number: filing,
    privacy_url: hasPolicy ? `https://${app.developerDomain}/privacy` : null,
    has_ads: hasAds,
    has_purchases: sells,
    ...declaredOf(app),
    direct_package: !withoutDirectPackage.includes(app.slug),
    auto_download: flagged.includes(app.slug),
    coming_at: coming ? daysAgo(-35) : null,
    created_at: first ? releasedAt(first) : daysAgo(3),
    updated_at: current ? releasedAt(current) : daysAgo(3),
  })
  const texts = { zh: app, en: app.en }
  for (const [language, locale] of [
    ['zh', 'zh-CN'],
    ['en', 'en'],
  ] as const) {
    const { name, summary } = texts[language]
    rows.app_texts.push({ app_id: app.id, locale, name, summary, description: description[language] })
  }
  rows.app_categories.push(...categoriesOf(app))
  for (const version of versions) {
    rows.versions.push({
      id: version.id,
      app_id: app.id,
      version_code: version.code,
      version_name: version.name,
      min_sdk: version.minSdk,
      target_sdk: version.targetSdk,
      permission_ids: version.permissionIds,
      released_at: releasedAt(version),
    })
    rows.version_texts.push(
      { version_id: version.id, locale, whats_new: version.whatsNew },
      { version_id: version.id, locale: 'en', whats_new: version.whatsNewInEnglish },
    )
  }
  const files = packagesOf(app, versions)
  rows.packages.push(...files.rows)
  packages.push(...files.files)
  const shots = screenshotsOf(app)
  rows.screenshots.push(...shots.rows)
  for (const [key, svg] of shots.masters) masters.set(key, svg)
  const film = filmOf(app)
  if (film) {
    rows.videos.push(film.row)
    masters.set(...film.poster)
    films.push(film.file)
  }
  rows.use_skills.push(...skillsOf(app))
  rows.privacy_items.push(...privacyOf(app))
  if (sells) rows.purchases.push(...purchasesOf(app))
  for (const notice of noticesOf(app, current?.name ?? ''))
    rows.notices.push({ id: rows.notices.length + 1, ...notice })
  for (const gift of giftsOf(app)) rows.gift_cards.push({ id: rows.gift_cards.length + 1, ...gift })
  const stats = statsOf(app)
  const said = commentsOf(app, versions, stats)
  rows.comments.push(...said.comments)
  rows.replies.push(...said.replies)
  rows.app_stats.push({ app_id: app.id, downloads: stats.downloads, ratings: stats.ratings })
}

/** The whole demo catalogue, the same on every run. */
export function buildCatalogue(): Catalogue {
  const catalogue: Catalogue = { rows: emptyRows(), masters: new Map(), packages: [], films: [] }
  addBasics(catalogue.rows)
  const apps = readApps()
  for (const app of apps) addApp(catalogue, app)
  const placed = promotions(apps)
  catalogue.rows.ad_locations.push(...placed.ads)
  catalogue.rows.brand_banners.push(...placed.banners)
  catalogue.rows.download_configs.push(...placed.configs)
  catalogue.rows.features.push(...placed.features)
  const told = collectionsOf(apps)
  catalogue.rows.collections.push(...told.collections)
  catalogue.rows.collection_apps.push(...told.members)
  for (const [key, svg] of [...placed.masters, ...told.masters]) catalogue.masters.set(key, svg)
  return catalogue
}
