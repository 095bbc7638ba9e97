import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

/** What somebody must not miss. Readers are told at once of what is bad. */
export function Alert({
  tone,
  icon,
  id,
  className = '',
  children,
}: {
  tone?: 'ok' | 'warn' | 'bad'
  icon: IconName
  id?: string
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={`al ${tone ? `al-${tone}` : ''} ${className}`.trim()}
      role={tone && (tone === 'bad' ? 'alert' : 'status')}
      id={id}
    >
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
