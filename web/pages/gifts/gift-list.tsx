import giftList from '../../features/gifts/gift-list.enhancer.ts'
import { Enhanced } from '../../islands/enhanced.tsx'
import { marked } from '../../kit/marks.ts'
import { words } from '../../words/words.ts'
import { GiftCard } from './gift-card.tsx'
import style from './gift-list.module.css'
import type { GiftItem } from './model.ts'

interface GiftListProps {
  gifts: GiftItem[]
  /** Names the page in the marker of the links that lead out of it. */
  page: 'gifts' | 'app-gifts' | 'home'
  /** How many stand on the pages before this one. */
  from?: number
}

export function GiftList({ gifts, page, from = 0 }: GiftListProps) {
  return (
    <Enhanced by={giftList} on="idle" data={{ 'data-page': page }}>
      <ul
        className={page === 'home' ? `${style.shelf} ${style.three}` : style.shelf}
        aria-label={words.giftPage.list}
        {...marked({ module: 'gift-shelf' })}
      >
        {gifts.map((gift, i) => (
          <GiftCard key={gift.id} gift={gift} page={page} position={from + i} />
        ))}
      </ul>
    </Enhanced>
  )
}
