import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import look from './look.module.css'
import style from './tabs.module.css'

export interface Tab {
  href: string
  label: ReactNode
  isHere: boolean
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  isInCard?: boolean
}

const linksOf = (tabs: readonly Tab[], here: 'page' | 'true') =>
  tabs.map(({ href, label, isHere }) => (
    <a key={href} href={href} aria-current={isHere ? here : undefined}>
      {label}
    </a>
  ))

/** Other lists of the same screen. */
export const Tabs = ({ label, tabs, isInCard = false }: TabsProps) => (
  <nav className={classes(style.tabs, isInCard && style.inCard)} aria-label={label}>
    {linksOf(tabs, 'page')}
  </nav>
)

/** The same list with another choice: one of a few. */
export const Segments = ({ label, tabs }: Omit<TabsProps, 'isInCard'>) => (
  <nav className={style.segments} aria-label={label}>
    {linksOf(tabs, 'true')}
  </nav>
)

/** What is shown of several, which needs no script: styles follow what is checked. */
export const Switch = ({
  name,
  label,
  options,
  checked,
  className,
}: {
  name: string
  label: string
  options: readonly { value: string; label: string; lang?: string }[]
  checked: string | undefined
  className?: string | undefined
}) => (
  <fieldset className={classes(style.segments, className)}>
    <legend className={look.srOnly}>{label}</legend>
    {options.map(({ value, label, lang }) => (
      <label key={value} lang={lang}>
        <input type="radio" name={name} value={value} defaultChecked={value === checked} />
        {label}
      </label>
    ))}
  </fieldset>
)
