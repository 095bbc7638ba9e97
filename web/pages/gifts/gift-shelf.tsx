import giftShelf from '../../enhancers/gift-shelf.enhancer.ts'
import { Enhanced } from '../../shell/enhancer.tsx'
import { words } from '../../words/words.ts'
import { GiftCard } from './gift-card.tsx'
import style from './gift-shelf.module.css'
import type { GiftItem } from './model.ts'

interface GiftShelfProps {
  gifts: GiftItem[]
  /** Names the page in the marker of the links that lead out of it. */
  page: 'gifts' | 'app-gifts'
}

export function GiftShelf({ gifts, page }: GiftShelfProps) {
  return (
    <Enhanced by={giftShelf} on="idle" data={{ 'data-page': page }}>
      <ul className={style.shelf} aria-label={words.giftPage.list}>
        {gifts.map(gift => (
          <GiftCard key={gift.id} gift={gift} page={page} />
        ))}
      </ul>
    </Enhanced>
  )
}
