import { Stars } from '../../../kit/stars.tsx'
import { words } from '../../../words/words.ts'
import type { Rating } from '../model.ts'
import style from './score.module.css'

export function Score({ rating }: { rating: Rating }) {
  return (
    <div className={style.score}>
      <div>
        <div className={style.mean}>{rating.score}</div>
        <Stars rating={Math.round(Number(rating.score))} />
        <p>{words.detail.ratings(rating.count)}</p>
      </div>
      <ul>
        {rating.shares.map(({ stars, percent }) => (
          <li key={stars}>
            <span aria-hidden="true">{stars}</span>
            {/* An attribute and not a style: the page's policy allows no inline styles. */}
            <svg role="img" aria-label={words.commentTexts.share(stars, percent)}>
              <rect width="100%" />
              <rect width={`${percent}%`} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
