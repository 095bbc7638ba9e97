import { local, tryStorage } from '../../browser/storage.ts'

const NAME = 'theme'

/** What a visitor has chosen; undefined: as the system says. */
export type Theme = 'light' | 'dark'

export function keptTheme(): Theme | undefined {
  const kept = tryStorage(local, storage => storage.getItem(NAME))
  return kept === 'light' || kept === 'dark' ? kept : undefined
}

/** Where nothing can be kept the choice holds for the page alone. */
export function keepTheme(theme: Theme | undefined): void {
  tryStorage(local, storage => (theme ? storage.setItem(NAME, theme) : storage.removeItem(NAME)))
  showTheme(theme)
}

/** The colours follow the attribute (tokens.css); so does what the browser draws around the page. */
export function showTheme(theme: Theme | undefined): void {
  const root = document.documentElement
  if (theme) root.dataset.theme = theme
  else delete root.dataset.theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-theme]')) {
    const own = `(prefers-color-scheme: ${meta.dataset.theme})`
    meta.media = theme === undefined ? own : meta.dataset.theme === theme ? 'all' : 'not all'
  }
}
