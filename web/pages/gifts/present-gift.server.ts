import type { GiftCardRow } from '../../../data/db/queries/gift-cards.ts'
import { formatCount } from '../../../rules/counts/count.ts'
import { safeLink } from '../../../rules/links/safe-link.ts'
import { locale } from '../../words/words.ts'
import type { GiftItem } from './model.ts'

/** What can't be had any more keeps neither its code nor its link. */
export function presentGift(row: GiftCardRow, now: number): GiftItem {
  const state = row.validUntil <= now ? 'ended' : row.remaining === 0 ? 'taken' : 'open'
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    lang: row.lang,
    app: undefined,
    state,
    code: state === 'open' ? (row.code ?? undefined) : undefined,
    left: formatCount(row.remaining, locale),
    total: formatCount(row.total, locale),
    percent: row.total > 0 ? Math.ceil((row.remaining / row.total) * 100) : 0,
    until: row.validUntil,
    link: state === 'open' ? safeLink(row.sourceUrl) : undefined,
  }
}
