import { Enhanced } from '../../islands/enhanced.tsx'
import { Icon } from '../../kit/icon.tsx'
import { marked } from '../../kit/marks.ts'
import { words } from '../../words/words.ts'
import { AdLink } from './ad-link.tsx'
import adPlace from './ad-place.enhancer.ts'
import style from './bottom-banner.module.css'
import promo from './promo.module.css'

/** Nothing, until the server has an advertisement for this place; the block below keeps the page's end in sight. */
export function BottomBanner() {
  return (
    <Enhanced by={adPlace} on="idle" data={{ 'data-place': 'bottom' }}>
      <template>
        <div className={style.space} data-spacer="" />
        <aside
          className={style.banner}
          aria-label={words.promo.label}
          {...marked({ module: 'ad-bottom', cardType: 'ad' })}
        >
          <AdLink />
          <button type="button" className={promo.close} aria-label={words.promo.close} data-close="">
            <Icon name="x" size={16} />
          </button>
        </aside>
      </template>
    </Enhanced>
  )
}
