import { useState } from 'react'
import { Picture } from '../../../kit/picture.tsx'
import type { Screenshot } from '../model.ts'
import style from './viewer.module.css'

interface SlideProps {
  shot: Screenshot
  index: number
  alt: string
  /** How many steps from the one in the middle. */
  away: number
}

const looks = ['', style.side, style.far]

/** The strip's small picture is shown until the full one is there. */
export function Slide({ shot: { key, orientation }, index, alt, away }: SlideProps) {
  const near = away < 2
  const [wanted, setWanted] = useState(near)
  const [loaded, setLoaded] = useState(false)
  if (near && !wanted) setWanted(true)
  return (
    <li className={`${style.slide} ${looks[Math.min(away, 2)]}`} aria-hidden={away > 0}>
      <div className={`${style.frame} ${style[orientation]}`} data-picture={index}>
        {!loaded && <Picture shown={key} size={orientation} alt="" draggable={false} />}
        {wanted && (
          <Picture
            shown={key}
            size={`${orientation}Full`}
            alt={alt}
            draggable={false}
            onLoad={() => setLoaded(true)}
          />
        )}
      </div>
    </li>
  )
}
