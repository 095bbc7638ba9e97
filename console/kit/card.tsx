import type { ReactNode } from 'react'

/** A part of a screen, under its own heading. */
export function Card({
  id,
  title,
  beside,
  className,
  at,
  children,
}: {
  /** Of the heading. */
  id: string
  title: ReactNode
  /** What stands right of the heading. */
  beside?: ReactNode
  className?: string
  /** By which links lead to it. */
  at?: string
  children: ReactNode
}) {
  return (
    <section className={className ? `card ${className}` : 'card'} id={at} aria-labelledby={id}>
      <div className="card-h">
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
