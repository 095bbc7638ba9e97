import { words } from '../../words/words.ts'

const TABS = [
  ['edit', ''],
  ['versions', '/versions'],
  ['takedown', '/takedown'],
] as const

/** The screens of one app. */
export function AppTabs({ id, at }: { id: string; at: (typeof TABS)[number][0] }) {
  return (
    <nav className="tabs app-tabs" aria-label={words.appTabs.label}>
      {TABS.map(([name, path]) => (
        <a key={name} href={`/apps/${id}${path}`} aria-current={name === at ? 'page' : undefined}>
          {words.appTabs[name]}
        </a>
      ))}
    </nav>
  )
}
