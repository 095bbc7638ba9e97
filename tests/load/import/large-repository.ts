import { type CatalogueApp, hasLargeCatalogue, readCatalogue } from '../../support/large-catalogue.ts'
import { makeRepository, type RepositoryFiles, sum } from '../../support/repositories/make-repository.ts'

/** As many apps as F-Droid's own has, and about as many bytes. */
const APPS = 4479
const VERSIONS = 5
const LANGUAGES = ['en-US', 'zh-CN', 'de-DE', 'fr-FR', 'es-ES', 'ru-RU', 'pt-BR', 'ja-JP']
const PERMISSIONS = [
  'INTERNET',
  'CAMERA',
  'VIBRATE',
  'WAKE_LOCK',
  'FOREGROUND_SERVICE',
  'POST_NOTIFICATIONS',
  'RECEIVE_BOOT_COMPLETED',
  'ACCESS_NETWORK_STATE',
  'READ_MEDIA_IMAGES',
  'WRITE_EXTERNAL_STORAGE',
]
const DAY = 86_400_000

export interface LargeRepositories {
  first: RepositoryFiles
  /** A day later, with the changes since. */
  second: RepositoryFiles
  names: string[]
  /** What those that are changed say of themselves in the second. */
  said: string
}

/** Two states, signed by a key of tests. In the second, apps are others at every so many places. */
export function largeRepositories(then: number, everySoMany = 50): LargeRepositories {
  const apps = hasLargeCatalogue ? realApps() : Array.from({ length: APPS }, invented)
  const said = 'This is said since today.'
  const packages = Object.fromEntries(apps.map(app => [app.packageName, inIndex(app, then)]))
  const changed = Object.fromEntries(
    apps
      .filter((_, at) => at % everySoMany === 0)
      .map(app => [app.packageName, inIndex({ ...app, summary: { ...app.summary, 'zh-CN': said } }, then)]),
  )
  const timestamp = then + DAY
  const diff = { repo: { timestamp }, packages: changed }
  return {
    said,
    names: apps.map(({ packageName }) => packageName),
    first: makeRepository({ timestamp: then, packages }),
    second: makeRepository({ timestamp, packages: { ...packages, ...changed }, diffs: [[then, diff]] }),
  }
}

/** Of the catalogue that is not ours, spread over all of it; by name, as an index has them. */
function realApps(): CatalogueApp[] {
  const whole = readCatalogue().filter(({ versions }) => versions.some(({ versionCode }) => versionCode > 0))
  const step = whole.length / APPS
  return Array.from({ length: APPS }, (_, at) => whole[Math.floor(at * step)])
    .filter(app => app !== undefined)
    .toSorted((a, b) => (a.packageName < b.packageName ? -1 : 1))
}

const invented = (_: unknown, at: number): CatalogueApp => ({
  packageName: `org.example.app${String(at).padStart(5, '0')}`,
  name: { 'en-US': `App ${at}` },
  summary: {},
  description: {},
  categories: ['Games'],
  authorName: `Author ${at % 900}`,
  authorWebSite: null,
  antiFeatures: [],
  versions: [3, 4, 5].map(code => ({ versionName: `${code}.0`, versionCode: code })),
  versionCount: 3,
})

/** With all that an index has of an app. What the catalogue lacks is made up, as long as it is elsewhere. */
function inIndex(app: CatalogueApp, then: number): Record<string, unknown> {
  const { packageName: name, categories, authorName, antiFeatures } = app
  const usual = app.name['en-US'] ?? app.name['zh-CN'] ?? name
  // From two to all: by its name, so that it is the same in both states.
  const languages = LANGUAGES.slice(0, 2 + (name.length % (LANGUAGES.length - 1)))
  const inAll = (said: Record<string, string>, words: string) => ({
    ...Object.fromEntries(languages.map(locale => [locale, `${locale} ${words}`])),
    ...said,
  })
  const picture = (locale: string, at: number) => ({
    name: `/${name}/${locale}/phone/${at}.png`,
    sha256: String(at).repeat(64),
    size: 1000,
  })
  const phone = Object.fromEntries(
    LANGUAGES.slice(0, 3).map(one => [one, [1, 2, 3].map(at => picture(one, at))]),
  )
  const versions = app.versions
    .filter(({ versionCode }) => versionCode > 0)
    .slice(-VERSIONS)
    .reverse()
    .map(({ versionName, versionCode }) => {
      const sha256 = sum(`${name} ${versionCode} ${versionName}`)
      const file = { name: `/${name}_${versionCode}.apk`, sha256, size: 1000 }
      const manifest = {
        versionName: String(versionName),
        versionCode,
        usesSdk: { minSdkVersion: 21, targetSdkVersion: 34 },
        signer: { sha256: [sum(name)] },
        usesPermission: PERMISSIONS.map(one => ({ name: `android.permission.${one}` })),
      }
      const src = { name: `/${name}_${versionCode}_src.tar.gz`, sha256, size: 1000 }
      const warned = { antiFeatures: Object.fromEntries(antiFeatures.map(id => [id, {}])) }
      return [sha256, { added: then - DAY, file, src, manifest, whatsNew: inAll({}, NEWS), ...warned }]
    })
  return {
    metadata: {
      added: then - 100 * DAY,
      categories,
      lastUpdated: then - DAY,
      license: 'MIT',
      ...(authorName ? { authorName } : {}),
      name: { 'en-US': usual, ...app.name },
      screenshots: { phone },
      summary: inAll(app.summary, `${usual}: in a few words what it is for`),
      description: inAll(app.description, `${usual} ${WORDS}`),
    },
    versions: Object.fromEntries(versions),
  }
}

const NEWS = '更新 '.repeat(8)
const WORDS = 'keeps what you write on your phone and asks for nothing. '.repeat(8)
