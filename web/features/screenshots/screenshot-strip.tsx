import { Enhanced } from '../../islands/enhanced.tsx'
import { Island } from '../../islands/island.tsx'
import { Icon } from '../../kit/icon.tsx'
import { pictureAddress } from '../../kit/image-base.ts'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import type { Screenshot } from './model.ts'
import screenshotStrip from './screenshot-strip.enhancer.ts'
import style from './screenshot-strip.module.css'
import screenshotViewer from './screenshot-viewer.island.tsx'
import { shotBox } from './strip/shot-box.ts'

export interface ScreenshotStripProps {
  screenshots: Screenshot[]
  /** On a PC where there is more than fits: buttons to move by, and a scrollbar. */
  arrows?: boolean
  appName: string
  iconKey: string
  className?: string | undefined
}

const atOnce = { portrait: 3, landscape: 2 }

/** Scrolls by touch and wheel as it is; each picture links to itself in full, and opens the viewer at the first touch. */
export function ScreenshotStrip({ screenshots, arrows, appName, iconKey, className }: ScreenshotStripProps) {
  return (
    <div className={className}>
      <Enhanced
        by={screenshotStrip}
        on="visible"
        className={arrows ? `${style.strip} ${style.barred}` : style.strip}
      >
        <ul className={style.shots} aria-label={words.shotsLabel}>
          {screenshots.map(({ key, orientation, caption, lang }, i) => (
            <li key={key}>
              <a
                className={style[orientation]}
                href={pictureAddress(key, `${orientation}Full`)}
                data-by="screenshot-viewer"
                data-replay=""
              >
                <Picture
                  shown={key}
                  size={orientation}
                  {...shotBox[orientation]}
                  lang={lang}
                  alt={caption || words.shots.one(i + 1, screenshots.length)}
                  loading={i < atOnce[orientation] ? undefined : 'lazy'}
                />
              </a>
            </li>
          ))}
        </ul>
        {arrows && (
          <div className="needs-script">
            <Arrow to="previous" hidden />
            <Arrow to="next" />
          </div>
        )}
      </Enhanced>
      <Island kind={screenshotViewer} on="touch" props={{ screenshots, appName, iconKey }} />
    </div>
  )
}

function Arrow({ to, hidden }: { to: 'previous' | 'next'; hidden?: boolean }) {
  return (
    <button
      type="button"
      className={style[to]}
      aria-label={words.shots[to]}
      hidden={hidden}
      data-turn={to === 'next' ? '1' : '-1'}
      data-replay=""
    >
      <Icon name={to === 'previous' ? 'chevron-left' : 'chevron-right'} />
    </button>
  )
}
