import type { ReactNode } from 'react'

export interface Tab {
  href: string
  label: ReactNode
  isHere: boolean
}

/** Other lists of the same screen. */
export const Tabs = ({
  label,
  tabs,
  className = '',
}: {
  label: string
  tabs: readonly Tab[]
  className?: string
}) => (
  <nav className={`tabs ${className}`.trim()} aria-label={label}>
    {tabs.map(({ href, label, isHere }) => (
      <a key={href} href={href} aria-current={isHere ? 'page' : undefined}>
        {label}
      </a>
    ))}
  </nav>
)

/** The same list, otherwise: one of a few that shut each other out. */
export const Segments = ({
  label,
  tabs,
  className = '',
}: {
  label: string
  tabs: readonly Tab[]
  className?: string
}) => (
  <nav className={`seg ${className}`.trim()} aria-label={label}>
    {tabs.map(({ href, label, isHere }) => (
      <a key={href} href={href} aria-current={isHere ? 'true' : undefined}>
        {label}
      </a>
    ))}
  </nav>
)
