import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import style from './more.module.css'
import { ToggleWord } from './toggle-word.tsx'

interface MoreProps {
  /** What there is more of, where it doesn't follow from the place. */
  of?: string
  /** How much more there is. */
  more?: string
  children: ReactNode
}

/** A plain <details> whose word changes from more to collapse; the word stays below what it opened. */
export function More({ of, more, children }: MoreProps) {
  return (
    <details className={style.more}>
      <summary>
        {of && <span className={style.of}>{of}</span>}
        <ToggleWord {...(more ? { more } : {})} />
        <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  )
}
