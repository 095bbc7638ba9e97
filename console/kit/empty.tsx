import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

/** There is nothing, and why. */
export const Empty = ({
  icon,
  isCard = false,
  children,
}: {
  icon: IconName
  isCard?: boolean
  children: ReactNode
}) => (
  <div className={isCard ? 'card empty' : 'empty'}>
    <Icon name={icon} size={20} />
    <p>{children}</p>
  </div>
)
