import type { ReactNode } from 'react'

export interface Tab {
  href: string
  label: ReactNode
  isHere: boolean
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  className?: string
}

const linksOf = (tabs: readonly Tab[], here: 'page' | 'true') =>
  tabs.map(({ href, label, isHere }) => (
    <a key={href} href={href} aria-current={isHere ? here : undefined}>
      {label}
    </a>
  ))

/** Other lists of the same screen. */
export const Tabs = ({ label, tabs, className = '' }: TabsProps) => (
  <nav className={`tabs ${className}`.trim()} aria-label={label}>
    {linksOf(tabs, 'page')}
  </nav>
)

/** The same list with another choice: one of a few. */
export const Segments = ({ label, tabs }: Omit<TabsProps, 'className'>) => (
  <nav className="seg" aria-label={label}>
    {linksOf(tabs, 'true')}
  </nav>
)
