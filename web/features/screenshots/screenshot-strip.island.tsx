import { type MouseEvent, useCallback, useRef, useState } from 'react'
import { pictureUrl } from '../../../rules/picture.ts'
import { windowSize } from '../../browser/window-size.ts'
import { island } from '../../islands/island.tsx'
import { imageBase } from '../../kit/image-base.ts'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import type { Screenshot } from './model.ts'
import style from './screenshot-strip.module.css'
import { shotBox } from './strip/shot-box.ts'
import { StripArrows } from './strip/strip-arrows.tsx'
import { useLateImages } from './strip/use-late-images.ts'
import { useScrollbar } from './strip/use-scrollbar.ts'
import viewerStyle from './viewer/viewer.module.css'
import type { Viewer } from './viewer/viewer.tsx'

export interface ScreenshotStripProps {
  screenshots: Screenshot[]
  /** On a PC where there is more than fits: buttons to move by, and a scrollbar. */
  arrows: boolean
  appName: string
  iconKey: string
}

const atOnce = { portrait: 3, landscape: 2 }

interface Opened {
  View: typeof Viewer
  index: number
  opener: HTMLElement
}

/** Scrolls by touch and wheel as it is; each picture links to itself in full, and opens the viewer once alive. */
function ScreenshotStrip({ screenshots, arrows, appName, iconKey }: ScreenshotStripProps) {
  const strip = useRef<HTMLUListElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const close = useCallback(() => setOpened(undefined), [])
  useLateImages(strip)
  useScrollbar(strip, arrows)

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const opener = event.currentTarget
    const follow = () => window.location.assign(opener.href)
    // A web view that is still opening has no size yet, and a viewer of no size would be a black page.
    Promise.all([loadViewer(), windowSize(window)]).then(
      ([{ Viewer }, size]) => (size ? setOpened({ View: Viewer, index, opener }) : follow()),
      follow,
    )
  }

  return (
    <div className={arrows ? `${style.strip} ${style.barred}` : style.strip}>
      <ul ref={strip} className={style.shots} aria-label={words.shots.label}>
        {screenshots.map(({ key, orientation, caption }, i) => (
          <li key={key}>
            <a
              className={style[orientation]}
              href={pictureUrl(imageBase, key, `${orientation}Full`)}
              data-replay=""
              onPointerDown={() => void loadViewer().catch(() => {})}
              onClick={event => open(event, i)}
            >
              <Picture
                src={pictureUrl(imageBase, key, orientation)}
                {...shotBox[orientation]}
                alt={caption || words.shots.one(i + 1, screenshots.length)}
                loading={i < atOnce[orientation] ? undefined : 'lazy'}
              />
            </a>
          </li>
        ))}
      </ul>
      {arrows && <StripArrows strip={strip} />}
      {opened && (
        <opened.View
          // Used here, so that the viewer's styles stand in the page's own file; its script comes when asked for.
          className={viewerStyle.viewer}
          screenshots={screenshots}
          first={opened.index}
          appName={appName}
          iconKey={iconKey}
          opener={opened.opener}
          close={close}
        />
      )}
    </div>
  )
}

const loadViewer = () => import('./viewer/viewer.tsx')

export default island('screenshot-strip', ScreenshotStrip, ['x', 'chevron-left', 'chevron-right'])
