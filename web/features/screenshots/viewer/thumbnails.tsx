import { Picture } from '../../../kit/picture.tsx'
import { words } from '../../../words/words.ts'
import type { Screenshot } from '../model.ts'
import style from './viewer.module.css'

interface ThumbnailsProps {
  screenshots: Screenshot[]
  current: number
  go: (index: number) => void
}

/** Small pictures on a large screen, dots on a small one; which it is, the styles say. */
export function Thumbnails({ screenshots, current, go }: ThumbnailsProps) {
  return (
    <>
      <div className={style.thumbs}>
        {screenshots.map(({ key, orientation }, index) => (
          <button
            key={key}
            type="button"
            className={`${style.thumb} ${style[orientation]}`}
            aria-label={words.viewer.show(index + 1)}
            aria-current={index === current ? 'true' : undefined}
            onClick={() => go(index)}
          >
            <Picture shown={key} size={orientation} alt="" draggable={false} />
          </button>
        ))}
      </div>
      <div className={style.dots} aria-hidden="true">
        {screenshots.map(({ key }, index) => (
          <i key={key} className={index === current ? style.on : undefined} />
        ))}
      </div>
    </>
  )
}
