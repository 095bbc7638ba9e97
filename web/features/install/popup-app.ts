import { words } from '../../words/words.ts'
import type { OfferedApp } from './model.ts'

/** Only what the popup says, because it is in the page once more. */
export function popupApp(
  { app, iconKey, developer, minAndroid }: OfferedApp,
  file: NonNullable<OfferedApp['download']>,
) {
  return {
    name: app.name,
    version: app.versionName,
    size: file.size,
    url: file.url,
    sha256: file.sha256,
    iconKey,
    developer: developer?.name ?? words.detail.noDeveloper,
    ...(minAndroid ? { android: words.info.android(minAndroid) } : {}),
  }
}
