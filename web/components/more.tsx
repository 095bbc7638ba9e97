import type { ReactNode } from 'react'
import { words } from '../words/words.ts'
import { Icon } from './icon.tsx'
import style from './more.module.css'

/** A plain <details> whose word changes from more to collapse; the word stays below what it opened. */
export function More({ label = words.text.expand, children }: { label?: string; children: ReactNode }) {
  return (
    <details className={style.more}>
      <summary>
        <span className={style.expand}>{label}</span>
        <span className={style.collapse}>{words.text.collapse}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      {children}
    </details>
  )
}
