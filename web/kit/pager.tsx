import { GAP, pagerNumbers } from '../../rules/counts/pager.ts'
import { words } from '../words/words.ts'
import { Icon } from './icon.tsx'
import style from './pager.module.css'

interface PagerProps {
  current: number
  last: number
  href: (page: number) => string
}

/** Plain links, so that readers without scripts and search engines leaf through as well. */
export function Pager({ current, last, href }: PagerProps) {
  if (last <= 1) return null
  const w = words.pager
  return (
    <nav className={style.pager} aria-label={w.label}>
      {current > 1 && (
        <a className={style.step} rel="prev" href={href(current - 1)}>
          <Icon name="chevron-left" size={16} />
          {w.previous}
        </a>
      )}
      <ol>
        {pagerNumbers(current, last).map((n, i) =>
          n === GAP ? (
            <li key={i === 1 ? 'earlier' : 'later'} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={n}>
              <a href={href(n)} aria-label={w.page(n)} aria-current={n === current ? 'page' : undefined}>
                {n}
              </a>
            </li>
          ),
        )}
      </ol>
      {current < last && (
        <a className={style.step} rel="next" href={href(current + 1)}>
          {w.next}
          <Icon name="chevron-right" size={16} />
        </a>
      )}
    </nav>
  )
}
