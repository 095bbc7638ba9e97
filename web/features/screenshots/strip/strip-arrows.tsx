import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../../kit/icon.tsx'
import { words } from '../../../words/words.ts'
import style from '../screenshot-strip.module.css'
import { glide } from './glide.ts'

type Place = 'start' | 'middle' | 'end'

/** Turn the strip by almost its width; each is there only while there is more on its side. */
export function StripArrows({ strip }: { strip: RefObject<HTMLUListElement | null> }) {
  const [place, setPlace] = useState<Place>('start')

  useEffect(() => {
    const list = strip.current
    if (!list) return
    const look = () => {
      const left = list.scrollWidth - list.clientWidth - list.scrollLeft
      setPlace(list.scrollLeft < 8 ? 'start' : left < 8 ? 'end' : 'middle')
    }
    list.addEventListener('scroll', look, { passive: true })
    return () => list.removeEventListener('scroll', look)
  }, [strip])

  function turn(direction: 1 | -1) {
    const list = strip.current
    if (list) glide(list, direction * (list.clientWidth - 160))
  }

  return (
    <div className="needs-script">
      {place !== 'start' && <Arrow to="previous" press={() => turn(-1)} />}
      {place !== 'end' && <Arrow to="next" press={() => turn(1)} />}
    </div>
  )
}

function Arrow({ to, press }: { to: 'previous' | 'next'; press: () => void }) {
  return (
    <button type="button" className={style[to]} aria-label={words.shots[to]} data-replay="" onClick={press}>
      <Icon name={to === 'previous' ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
