import type { ReactNode } from 'react'
import card from './card.module.css'
import { classes } from './classes.ts'
import style from './empty.module.css'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import look from './look.module.css'

/** There is nothing, and why. */
export const Empty = ({
  icon,
  title,
  action,
  isCard = false,
  children,
}: {
  icon?: IconName
  /** Where it is all of the screen. */
  title?: string
  /** A way on. */
  action?: ReactNode
  isCard?: boolean
  children: ReactNode
}) => (
  <div className={classes(style.empty, isCard && card.card)}>
    {icon && <Icon name={icon} size={20} />}
    {title && <h1 className={look.title}>{title}</h1>}
    <p>{children}</p>
    {action}
  </div>
)
