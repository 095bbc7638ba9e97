import type { ReactNode } from 'react'
import { Enhanced } from '../../islands/enhanced.tsx'
import { words } from '../../words/words.ts'
import sectionMenu from './section-menu.enhancer.ts'
import style from './section-menu.module.css'

export interface SectionMenuProps {
  sections: { id: string; label: string; count?: string }[]
  className?: string | undefined
  /** At its end, once it is at the top of the screen. */
  children?: ReactNode
}

/** Plain links to the sections; once alive it marks the one on the screen. */
export function SectionMenu({ sections, className, children }: SectionMenuProps) {
  return (
    <Enhanced by={sectionMenu} on="load" className={`${style.place} ${className ?? ''}`}>
      <nav className={style.menu} aria-label={words.detail.menu}>
        {sections.map(({ id, label, count }, i) => (
          <a key={id} href={`#${id}`} aria-current={i === 0 ? 'true' : undefined}>
            {label}
            {count && <span className={style.count}>{count}</span>}
          </a>
        ))}
      </nav>
      {children && <div className={style.end}>{children}</div>}
    </Enhanced>
  )
}
