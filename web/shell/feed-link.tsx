import { Icon } from '../kit/icon.tsx'
import { words } from '../words/words.ts'
import style from './feed-link.module.css'

export interface FeedLinkProps {
  title: string
  href: string
}

/** In the head of a page, for browsers and feed readers. */
export const FeedHead = ({ title, href }: FeedLinkProps) => (
  <link rel="alternate" type="application/atom+xml" title={title} href={href} />
)

/** The same for visitors. */
export const FeedLink = ({ title, href }: FeedLinkProps) => (
  <a className={style.feed} href={href} title={title}>
    <Icon name="rss" size={16} />
    {words.feed.follow}
  </a>
)
