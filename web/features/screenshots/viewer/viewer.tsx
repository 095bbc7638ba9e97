import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { holdPage } from '../../../browser/hold-page.ts'
import { AppIcon } from '../../../kit/app-icon.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { words } from '../../../words/words.ts'
import type { Screenshot } from '../model.ts'
import { Slide } from './slide.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { useGestures } from './use-gestures.ts'
import style from './viewer.module.css'

interface ViewerProps {
  screenshots: Screenshot[]
  first: number
  appName: string
  iconKey: string
  /** Gets the focus back. */
  opener: HTMLElement
  close: () => void
}

/** The screenshots one at a time over the whole screen. */
export function Viewer({ screenshots, first, appName, iconKey, opener, close }: ViewerProps) {
  const dialog = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(first)
  const count = screenshots.length
  const go = (to: number) => setIndex(Math.min(count - 1, Math.max(0, to)))
  const { stage, track } = useGestures({ index, count, go, close })

  // Before it is painted, so that a key pressed at once is heard.
  useLayoutEffect(() => holdPage(dialog.current as HTMLElement, opener, close), [opener, close])

  useLayoutEffect(() => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => go(index - 1),
      ArrowRight: () => go(index + 1),
      Home: () => go(0),
      End: () => go(count - 1),
    }
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })

  const wide = screenshots.some(shot => shot.orientation === 'landscape')
  const alt = (at: number) => screenshots[at]?.caption || words.shots.one(at + 1, count)
  return createPortal(
    <div
      ref={dialog}
      className={style.viewer}
      role="dialog"
      data-full-screen=""
      aria-modal="true"
      aria-label={words.viewer.label(appName)}
      tabIndex={-1}
    >
      <div className={style.bar}>
        <AppIcon iconKey={iconKey} side={32} fetch={65} alt="" eager />
        <span className={style.name}>{appName}</span>
        <span className={style.count} aria-live="polite">
          {words.viewer.count(index + 1, count)}
        </span>
        <button type="button" className={style.close} aria-label={words.viewer.close} onClick={close}>
          <Icon name="x" size={24} />
        </button>
      </div>
      <div className={style.middle}>
        <div ref={stage} className={wide ? `${style.stage} ${style.wide}` : style.stage}>
          <ul ref={track} className={style.track}>
            {screenshots.map((shot, at) => (
              <Slide key={shot.key} shot={shot} index={at} alt={alt(at)} away={Math.abs(at - index)} />
            ))}
          </ul>
        </div>
        <Arrow to="previous" ends={index === 0} press={() => go(index - 1)} />
        <Arrow to="next" ends={index === count - 1} press={() => go(index + 1)} />
      </div>
      <p className={style.caption} lang={screenshots[index]?.lang}>
        {screenshots[index]?.caption}
      </p>
      <Thumbnails screenshots={screenshots} current={index} go={go} />
      <p className={style.hint}>{words.viewer.hint}</p>
    </div>,
    document.body,
  )
}

/** Stays where it is at the end, so that the focus is not lost with it. */
function Arrow({ to, ends, press }: { to: 'previous' | 'next'; ends: boolean; press: () => void }) {
  return (
    <button
      type="button"
      className={`${style.arrow} ${style[to]}`}
      aria-label={words.viewer[to]}
      aria-disabled={ends}
      onClick={press}
    >
      <Icon name={to === 'previous' ? 'chevron-left' : 'chevron-right'} size={24} />
    </button>
  )
}
