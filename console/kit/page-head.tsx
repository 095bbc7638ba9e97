import type { ReactNode } from 'react'

/** What a screen is, and what can be done with all of it. */
export function PageHead({
  mark,
  title,
  badge,
  sub,
  keep = false,
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
  children?: ReactNode
}) {
  return (
    <div className="page-h">
      {mark}
      <div className="grow">
        <div className="row wrap">
          <h1 className={keep ? 'keep' : undefined}>{title}</h1>
          {badge}
        </div>
        {sub && <p className="sub">{sub}</p>}
      </div>
      {children && <div className="acts">{children}</div>}
    </div>
  )
}
