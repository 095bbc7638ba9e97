import { words } from '../words/words.ts'
import style from './stars.module.css'

const COUNTS = [style.none, style.one, style.two, style.three, style.four, style.five]

/** One element, however many stars. */
export function Stars({ rating }: { rating: number }) {
  const count = COUNTS[Math.max(0, Math.min(5, rating))]
  return <span className={`${style.stars} ${count}`} role="img" aria-label={words.comments.stars(rating)} />
}

/** The one star beside a score. */
export function StarMark() {
  return <span className={style.mark} />
}
