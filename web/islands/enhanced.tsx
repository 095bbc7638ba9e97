import type { ReactNode } from 'react'
import type { DataAttributes } from './attributes.ts'
import type { Enhancer } from './enhancer.ts'
import { type HydrateOn, wakesOn } from './hydrate-on.ts'

interface EnhancedProps {
  by: Enhancer
  on: HydrateOn
  className?: string | undefined
  data?: DataAttributes
  children?: ReactNode
}

/** Unlike an island it carries no props and is not rendered a second time: what is inside stays as the server made it. */
export function Enhanced({ by, on, className, data, children }: EnhancedProps) {
  return (
    <div className={className} data-island={by.name} data-on={wakesOn(on)} {...data}>
      {children}
    </div>
  )
}
