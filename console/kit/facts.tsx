import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import style from './facts.module.css'

interface FactsProps {
  /** Values stand beside their names, instead of at the end of the line. */
  isLeft?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Names with their values. */
export const Facts = ({ isLeft = false, className, children }: FactsProps) => (
  <dl className={classes(style.facts, isLeft && style.left, className)}>{children}</dl>
)

export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
