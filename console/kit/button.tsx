import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface Look {
  /** main: the one thing to do here. danger: what visitors lose something by; outlined where it leads there first. */
  tone?: 'main' | 'quiet' | 'danger' | 'danger-outline' | undefined
  size?: 's' | 'l' | undefined
  isWide?: boolean
  icon?: IconName | undefined
  children: ReactNode
}

const TONES = { main: 'btn-p', quiet: 'btn-q', danger: 'btn-d', 'danger-outline': 'btn-dl' }

const classesOf = ({ tone, size, isWide }: Look) =>
  ['btn', tone && TONES[tone], size && `btn-${size}`, isWide && 'btn-w'].filter(Boolean).join(' ')

/** Sends the form that it stands in. */
export function Button({
  tone,
  size,
  isWide = false,
  icon,
  children,
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return (
    <button className={classesOf({ tone, size, isWide, children })} type="submit" {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  tone,
  size,
  isWide = false,
  icon,
  children,
  ...rest
}: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a className={classesOf({ tone, size, isWide, children })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  )
}
