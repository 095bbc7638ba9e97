import { Tabs } from '../../kit/tabs.tsx'
import { words } from '../../words/words.ts'

const TABS = [
  ['edit', ''],
  ['versions', '/versions'],
  ['takedown', '/takedown'],
] as const

/** The screens of one app. */
export function AppTabs({ id, at }: { id: string; at: (typeof TABS)[number][0] }) {
  return (
    <Tabs
      label={words.appTabs.label}
      tabs={TABS.map(([name, path]) => ({
        href: `/apps/${id}${path}`,
        label: words.appTabs[name],
        isHere: name === at,
      }))}
    />
  )
}
