import type { MarkData } from '../../kit/marks.ts'
import { words } from '../../words/words.ts'
import promo from './promo.module.css'

/** An advertisement without its address and picture, as it waits in a template for one (show-ad.ts). */
export function AdLink(marks: MarkData) {
  return (
    <a rel="nofollow noopener sponsored" {...marks}>
      <picture>
        <source type="image/webp" />
        <img alt={words.promo.alt} />
      </picture>
      <span className={promo.label}>{words.promo.label}</span>
    </a>
  )
}
