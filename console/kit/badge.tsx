import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

type Tone = 'ok' | 'warn' | 'bad' | 'line'

/** A word or two of how something stands. */
export const Badge = ({
  tone,
  icon,
  children,
  ...rest
}: {
  tone?: Tone | undefined
  icon?: IconName
  children: ReactNode
  'data-again'?: string
}) => (
  <span className={tone ? `bdg bdg-${tone}` : 'bdg'} {...rest}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </span>
)

/** A round sign before a line. */
export const Mark = ({ tone, icon }: { tone?: Tone | undefined; icon: IconName }) => (
  <span className={tone ? `mk mk-${tone}` : 'mk'}>
    <Icon name={icon} size={14} />
  </span>
)
