import { useEffect, useState } from 'react'
import { island } from '../../islands/island.tsx'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'
import type { Notice } from './model.ts'
import style from './notice-ticker.module.css'

const EVERY_MS = 3000

/** All notices lie on one spot, so that it is as wide as the widest from the start. */
function NoticeTicker({ notices }: { notices: Notice[] }) {
  const [turn, setTurn] = useState(0)
  const [held, setHeld] = useState(false)
  const count = notices.length

  useEffect(() => {
    if (count < 2 || held) return
    const timer = setInterval(() => document.hidden || setTurn(before => before + 1), EVERY_MS)
    return () => clearInterval(timer)
  }, [count, held])

  function look(i: number) {
    if (i === turn % count) return turn > 0 ? style.enters : style.shown
    return i === (turn - 1) % count ? style.leaves : style.waits
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stands still while it is read.
    <div
      className={style.ticker}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={event => setHeld(event.currentTarget.contains(document.activeElement))}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className={style.notices} aria-label={words.ticker.label}>
        {notices.map(({ body, url }, i) => (
          <li key={body} className={look(i)}>
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
    </div>
  )
}

export default island('notice-ticker', NoticeTicker)
