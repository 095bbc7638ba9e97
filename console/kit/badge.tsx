import type { ReactNode } from 'react'
import style from './badge.module.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'
import look from './look.module.css'
import tones from './tone.module.css'

export type Tone = 'ok' | 'warn' | 'bad'

/** A status in a word or two. */
export const Badge = ({
  tone,
  icon,
  children,
  ...rest
}: {
  tone?: Tone | 'line' | undefined
  icon?: IconName
  children: ReactNode
  title?: string
  'data-again'?: string
}) => (
  <span className={classes(style.badge, tone && (tone === 'line' ? style.line : tones[tone]))} {...rest}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </span>
)

/** A round sign before a line, with an icon or a number in it. */
export const Mark = ({
  tone,
  icon,
  isLarge = false,
  children,
}: {
  tone?: Tone | undefined
  icon?: IconName | undefined
  isLarge?: boolean
  children?: ReactNode
}) => (
  <span className={classes(style.mark, tone && tones[tone], isLarge && style.large)} data-tone={tone}>
    {icon ? <Icon name={icon} size={14} /> : children}
  </span>
)

export const Dot = () => <span className={style.dot} />

/** A status in plain words; without a tone all is well. */
export const State = ({
  tone,
  icon,
  title,
  className,
  children,
}: {
  tone?: Tone
  icon?: IconName
  title?: string
  className?: string | undefined
  children: ReactNode
}) => (
  <span className={classes(style.state, tone ? look[tone] : look.quiet, className)} title={title}>
    {icon ? <Icon name={icon} /> : <Dot />}
    {children}
  </span>
)
