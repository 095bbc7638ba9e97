import type { ReactNode } from 'react'
import type { Lang } from './lang.ts'
import style from './more.module.css'
import { ToggleWord } from './toggle-word.tsx'

interface MoreProps {
  /** What there is more of, where it doesn't follow from the place. */
  of?: string
  lang?: Lang
  /** How much more there is. */
  more?: string
  children: ReactNode
}

/** A plain <details> whose word changes from more to collapse; the word stays below what it opened. */
export function More({ of, lang, more, children }: MoreProps) {
  return (
    <details className={style.more}>
      <summary>
        {of && (
          <span className={style.of} lang={lang ?? undefined}>
            {of}
          </span>
        )}
        <ToggleWord {...(more ? { more } : {})} />
      </summary>
      {children}
    </details>
  )
}
