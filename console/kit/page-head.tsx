import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import look from './look.module.css'
import style from './page-head.module.css'

/** What a screen is, and what can be done with all of it. */
export function PageHead({
  mark,
  title,
  badge,
  sub,
  keep = false,
  actsOnPhone = true,
  children,
}: {
  /** Left of it. */
  mark?: ReactNode
  title: ReactNode
  /** Behind the title. */
  badge?: ReactNode
  sub?: ReactNode
  /** Whether a phone shows it too, where the bar above has the name of the screen. */
  keep?: boolean
  actsOnPhone?: boolean
  children?: ReactNode
}) {
  return (
    <div className={style.head}>
      {mark}
      <div className={look.grow}>
        <div className={`${look.row} ${look.wrap}`}>
          <h1 className={keep ? undefined : style.onBar}>{title}</h1>
          {badge}
        </div>
        {sub && <p className={style.sub}>{sub}</p>}
      </div>
      {children && <div className={classes(style.actions, !actsOnPhone && look.onlyPc)}>{children}</div>}
    </div>
  )
}
