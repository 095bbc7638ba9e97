import { Enhanced } from '../../islands/enhanced.tsx'
import { marked } from '../../kit/marks.ts'
import { AdLink } from './ad-link.tsx'
import adPlace from './ad-place.enhancer.ts'
import style from './ad-place.module.css'

/**
 * Room for an advertisement. Every visitor gets the same page, so it is there whenever the store has an ad for it, and
 * takes up space only for visitors from a search engine (the early script marks them before the first paint). It keeps
 * its height whatever comes, so that nothing jumps.
 */
export function AdPlace({
  place,
  className = '',
}: {
  place: 'top' | 'middle'
  className?: string | undefined
}) {
  return (
    <div className={`${style.place} ${style[place]} ${className}`}>
      <Enhanced by={adPlace} on="visible" className={style.box} data={{ 'data-place': place }}>
        <template>
          <AdLink {...marked({ module: `ad-${place}`, cardType: 'ad' })} />
        </template>
      </Enhanced>
    </div>
  )
}
