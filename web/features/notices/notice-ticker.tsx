import { Enhanced } from '../../islands/enhanced.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import type { Notice } from './model.ts'
import noticeTicker from './notice-ticker.enhancer.ts'
import style from './notice-ticker.module.css'

/** All notices lie on one spot, so that it is as wide as the widest from the start. */
export function NoticeTicker({ notices, className }: { notices: Notice[]; className?: string | undefined }) {
  return (
    <Enhanced by={noticeTicker} on="idle" className={className}>
      <div className={style.ticker}>
        <ul className={style.notices} aria-label={words.ticker.label}>
          {notices.map(({ body, lang, url }, i) => (
            <li key={body} className={i > 0 ? style.waits : undefined} lang={lang ?? undefined}>
              <Icon name="megaphone" size={16} />
              {url ? (
                <a href={url} rel="nofollow noopener" data-native="articlePage">
                  {body}
                </a>
              ) : (
                <span>{body}</span>
              )}
            </li>
          ))}
        </ul>
        {notices.length > 1 && (
          <button type="button" className={`${style.hold} needs-script`} aria-pressed="false" data-replay="">
            <Icon name="pause" size={16} />
            <Icon name="play" size={16} />
            <span className="sr">{words.ticker.hold}</span>
          </button>
        )}
      </div>
    </Enhanced>
  )
}
