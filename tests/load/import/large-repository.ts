import { appOf, makeRepository, type RepositoryFiles } from '../../support/repositories/make-repository.ts'

/** As many apps and bytes as F-Droid's own has. */
const APPS = 4479
const LANGUAGES = ['en-US', 'zh-CN', 'de-DE', 'fr-FR', 'es-ES', 'ru-RU', 'pt-BR', 'ja-JP']
const PERMISSIONS = ['INTERNET', 'CAMERA', 'VIBRATE', 'WAKE_LOCK', 'FOREGROUND_SERVICE', 'POST_NOTIFICATIONS']

/** Two states, of which every fiftieth app is another in the second, with the changes between them. */
export function largeRepositories(then: number): { first: RepositoryFiles; second: RepositoryFiles } {
  const names = Array.from({ length: APPS }, (_, at) => `org.example.app${String(at).padStart(5, '0')}`)
  const packages = Object.fromEntries(names.map(name => [name, large(name, 'some words ')]))
  const changed = Object.fromEntries(
    names.filter((_, at) => at % 50 === 0).map(name => [name, large(name, 'other words ')]),
  )
  const timestamp = then + 86_400_000
  const diff = { repo: { timestamp }, packages: changed }
  return {
    first: makeRepository({ timestamp: then, packages }),
    second: makeRepository({ timestamp, packages: { ...packages, ...changed }, diffs: [[then, diff]] }),
  }
}

function large(name: string, words: string): Record<string, unknown> {
  const { metadata, versions } = appOf(name, 5, 4, 3) as Record<
    'metadata' | 'versions',
    Record<string, object>
  >
  const inAll = (text: string) => Object.fromEntries(LANGUAGES.map(locale => [locale, `${locale} ${text}`]))
  const picture = (locale: string, at: number) => ({
    ...{ name: `/${name}/${locale}/phone/${at}.png`, sha256: String(at).repeat(64), size: 1000 },
  })
  const phone = Object.fromEntries(
    LANGUAGES.slice(0, 3).map(one => [one, [1, 2, 3].map(at => picture(one, at))]),
  )
  const asked = { usesPermission: PERMISSIONS.map(one => ({ name: `android.permission.${one}` })) }
  const all = Object.entries(versions).map(([sha256, version]) => {
    const { manifest } = version as { manifest: object }
    return [sha256, { ...version, manifest: { ...manifest, ...asked }, whatsNew: inAll('更新 '.repeat(8)) }]
  })
  return {
    metadata: {
      ...metadata,
      screenshots: { phone },
      summary: inAll(words),
      description: inAll(words.repeat(37)),
    },
    versions: Object.fromEntries(all),
  }
}
