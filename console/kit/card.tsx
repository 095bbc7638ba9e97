import type { ReactNode } from 'react'
import style from './card.module.css'
import { classes } from './classes.ts'
import look from './look.module.css'

const BODIES = {
  text: style.body,
  stack: style.stack,
  halves: `${style.body} ${look.halves}`,
}

/** A part of a screen, under its own heading. */
export function Card({
  id,
  title,
  beside,
  actions,
  className,
  at,
  body,
  foot,
  children,
  ...rest
}: {
  /** Of the heading. */
  id: string
  title: ReactNode
  /** After the heading, and at the end of its line. */
  beside?: ReactNode
  actions?: ReactNode
  className?: string | undefined
  /** By which links lead to it. */
  at?: string
  /** How they stand in it: as text, as parts with a distance, or in two columns; otherwise they fill it. */
  body?: keyof typeof BODIES
  foot?: ReactNode
  children: ReactNode
  'data-again'?: string | undefined
}) {
  return (
    <section className={classes(style.card, className)} id={at} aria-labelledby={id} {...rest}>
      <div className={style.head}>
        <h2 id={id}>{title}</h2>
        {beside}
        {actions && <div className={style.actions}>{actions}</div>}
      </div>
      {body ? <div className={BODIES[body]}>{children}</div> : children}
      {foot && <div className={style.foot}>{foot}</div>}
    </section>
  )
}
