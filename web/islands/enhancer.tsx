import type { ReactNode } from 'react'
import type { DataAttributes } from './attributes.ts'
import type { HydrateOn } from './hydrate-on.ts'

/** A few lines of plain script for markup that is the page's own, under the name of its file in enhancers/. */
export interface Enhancer {
  name: string
  enhance(element: HTMLElement): void
}

export function enhancer(name: string, enhance: (element: HTMLElement) => void): Enhancer {
  return { name, enhance }
}

interface EnhancedProps {
  by: Enhancer
  on: HydrateOn
  className?: string | undefined
  data?: DataAttributes
  children?: ReactNode
}

/** A touch wakes every island, so it isn't written: a page has dozens. */
export const wakesOn = (on: HydrateOn) => (on === 'touch' ? undefined : on)

/** Unlike an island it carries no props and is not rendered a second time: what is inside stays as the server made it. */
export function Enhanced({ by, on, className, data, children }: EnhancedProps) {
  return (
    <div className={className} data-island={by.name} data-on={wakesOn(on)} {...data}>
      {children}
    </div>
  )
}
