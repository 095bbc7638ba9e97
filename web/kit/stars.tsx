import { words } from '../words/words.ts'
import { Icon } from './icon.tsx'
import style from './stars.module.css'

export function Stars({ rating }: { rating: number }) {
  return (
    <span className={style.stars} role="img" aria-label={words.comments.stars(rating)}>
      {[1, 2, 3, 4, 5].map(n => (
        <Icon key={n} name="star" size={16} className={n > rating ? style.off : undefined} />
      ))}
    </span>
  )
}

/** The one star beside a score. */
export function StarMark() {
  return (
    <span className={style.mark}>
      <Icon name="star" size={16} />
    </span>
  )
}
