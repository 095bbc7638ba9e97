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

/** What a button is made of, and what is left for its element. */
function dress<Props extends Look>({ tone, size, isWide, icon, children, ...rest }: Props) {
  const classes = ['btn', tone && TONES[tone], size && `btn-${size}`, isWide && 'btn-w']
  return {
    ...rest,
    className: classes.filter(Boolean).join(' '),
    children: (
      <>
        {icon && <Icon name={icon} />}
        {children}
      </>
    ),
  }
}

/** Sends the form that it stands in. */
export const Button = (props: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) => (
  <button type="submit" {...dress(props)} />
)

/** A link that looks like a button. */
export const ButtonLink = (props: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) => (
  <a {...dress(props)} />
)
