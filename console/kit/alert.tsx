import type { ReactNode } from 'react'
import style from './alert.module.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import tones from './tone.module.css'

/** A message that must not be missed. Screen readers announce a bad one at once. */
export function Alert({
  tone,
  icon,
  id,
  isInCard = false,
  children,
}: {
  tone?: 'ok' | 'warn' | 'bad'
  icon?: IconName
  id?: string
  /** Whether the card around it sets the margin. */
  isInCard?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classes(style.alert, tone && tones[tone], isInCard && style.inCard)}
      role={tone && (tone === 'bad' ? 'alert' : 'status')}
      id={id}
    >
      {icon && <Icon name={icon} />}
      <div>{children}</div>
    </div>
  )
}
