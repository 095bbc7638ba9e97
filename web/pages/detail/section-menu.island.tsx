import { useEffect, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { words } from '../../words/words.ts'
import style from './section-menu.module.css'

export interface SectionMenuProps {
  sections: { id: string; label: string; count?: string }[]
}

/** Plain links to the sections; once alive it marks the one on the screen. */
function SectionMenu({ sections }: SectionMenuProps) {
  const [current, setCurrent] = useState(sections[0]?.id)

  useEffect(() => {
    const seen = new IntersectionObserver(
      entries => {
        for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id)
      },
      // A band below the menu: the section that crosses it is the one being read.
      { rootMargin: '-120px 0px -65% 0px' },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section) seen.observe(section)
    }
    return () => seen.disconnect()
  }, [sections])

  return (
    <nav className={style.menu} aria-label={words.detailScript.menu}>
      {sections.map(({ id, label, count }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => unfold(id)}
        >
          {label}
          {count && <span className={style.count}>{count}</span>}
        </a>
      ))}
    </nav>
  )
}

/** A section that is folded on a phone opens when the visitor goes to it. */
function unfold(id: string) {
  const section = document.getElementById(id)
  if (section instanceof HTMLDetailsElement) section.open = true
}

export default island('section-menu', SectionMenu)
