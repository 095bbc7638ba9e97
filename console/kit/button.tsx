import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import style from './button.module.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icons.ts'

interface Look {
  /**
   * main: the one thing to do here. danger: visitors lose something; outlined if it only leads there. outline and onDark: in the
   * color of the background.
   */
  tone?: 'main' | 'quiet' | 'danger' | 'dangerOutline' | 'outline' | 'onDark' | undefined
  size?: 'small' | 'large' | undefined
  isWide?: boolean
  icon?: IconName | undefined
  children: ReactNode
}

/** What a button is made of, and what is left for its element. */
function dress<Props extends Look>({ tone, size, isWide, icon, children, ...rest }: Props) {
  return {
    ...rest,
    className: classes(style.button, tone && style[tone], size && style[size], isWide && style.wide),
    children: (
      <>
        {icon && <Icon name={icon} />}
        {children}
      </>
    ),
  }
}

/** Submits its form. */
export const Button = (props: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) => (
  <button type="submit" {...dress(props)} />
)

/** A link that looks like a button. */
export const ButtonLink = (props: Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) => (
  <a {...dress(props)} />
)

/** Opens what is folded below it. */
export const ButtonSummary = (props: Look) => <summary {...dress(props)} />

/** Around a control that is not shown. */
export const ButtonLabel = (props: Look) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is among its children.
  <label {...dress(props)} />
)
