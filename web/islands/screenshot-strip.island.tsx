import { useRef, useState } from 'react'
import { pictureUrl } from '../../rules/picture.ts'
import { Icon } from '../components/icon.tsx'
import { imageBase } from '../components/image-base.ts'
import type { Screenshot } from '../pages/detail/model.ts'
import { island } from '../shell/island.tsx'
import { words } from '../words/words.ts'
import style from './screenshot-strip.module.css'

export interface ScreenshotStripProps {
  screenshots: Screenshot[]
  /** Buttons to move by, where there is more than fits. */
  arrows: boolean
}

const box = { portrait: { width: 157, height: 279 }, landscape: { width: 399, height: 224 } }

type Place = 'start' | 'middle' | 'end'

/** Scrolls by touch and wheel as it is; each picture links to itself in full. */
function ScreenshotStrip({ screenshots, arrows }: ScreenshotStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState<Place>('start')

  function look() {
    const list = strip.current
    if (!list) return
    const left = list.scrollWidth - list.clientWidth - list.scrollLeft
    setPlace(list.scrollLeft < 8 ? 'start' : left < 8 ? 'end' : 'middle')
  }
  function turn(direction: 1 | -1) {
    const list = strip.current
    list?.scrollBy({ left: direction * (list.clientWidth - 160), behavior: 'smooth' })
  }

  return (
    <div className={style.strip}>
      <ul
        ref={strip}
        className={style.shots}
        aria-label={words.shots.label}
        onScroll={arrows ? look : undefined}
      >
        {screenshots.map(({ key, orientation, caption }, i) => (
          <li key={key}>
            <a className={style[orientation]} href={pictureUrl(imageBase, key, `${orientation}Full`)}>
              <img
                src={pictureUrl(imageBase, key, orientation)}
                {...box[orientation]}
                alt={caption || words.shots.one(i + 1, screenshots.length)}
                loading={i > 3 ? 'lazy' : undefined}
              />
            </a>
          </li>
        ))}
      </ul>
      {arrows && (
        <div className="needs-script">
          <Arrow to="previous" shown={place !== 'start'} press={() => turn(-1)} />
          <Arrow to="next" shown={place !== 'end'} press={() => turn(1)} />
        </div>
      )}
    </div>
  )
}

function Arrow({ to, shown, press }: { to: 'previous' | 'next'; shown: boolean; press: () => void }) {
  if (!shown) return null
  return (
    <button type="button" className={style[to]} aria-label={words.shots[to]} data-replay="" onClick={press}>
      <Icon name={to === 'previous' ? 'chevronLeft' : 'chevronRight'} />
    </button>
  )
}

export default island('screenshot-strip', ScreenshotStrip)
