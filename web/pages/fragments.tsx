import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '../../rules/brand/brand.ts'
import { Replies } from '../features/comments/comment.tsx'
import type { ReplyItem } from '../features/comments/model.ts'
import { ShareCard, type ShareCardModel } from './share/share-card.tsx'

/** Replies that a page fetches later. */
export const renderReplies = (replies: ReplyItem[]) => renderToStaticMarkup(<Replies replies={replies} />)

/** A drawing, as SVG. */
export const renderShareCard = (app: ShareCardModel, brand: Brand) =>
  renderToStaticMarkup(<ShareCard {...app} brand={brand} />)
