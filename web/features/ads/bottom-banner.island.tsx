import { useEffect, useState } from 'react'
import { AD_LOCATION, type AdLocation } from '../../../contract/api/ad-config.ts'
import { island } from '../../islands/island.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import { adFor } from './ad-places.ts'
import style from './bottom-banner.module.css'
import promo from './promo.module.css'

/** Nothing, until the server has an advertisement for this place; the block below keeps the page's end in sight. */
function BottomBanner() {
  const [ad, setAd] = useState<AdLocation>()
  const close = () => setAd(undefined)
  useEffect(() => {
    adFor(AD_LOCATION.bottom).then(setAd)
  }, [])

  return (
    ad && (
      <>
        <div className={style.space} data-spacer="" />
        <aside
          className={style.banner}
          aria-label={words.promo.label}
          data-module="ad-bottom"
          data-card={ad.adUrl}
          data-card-type="ad"
        >
          <a className={style.link} href={ad.adUrl} rel="nofollow noopener sponsored">
            <Picture src={ad.imgUrl} width={320} height={180} alt={words.promo.alt} onError={close} />
            <span className={promo.label}>{words.promo.label}</span>
          </a>
          <button type="button" className={promo.close} aria-label={words.promo.close} onClick={close}>
            <Icon name="x" size={16} />
          </button>
        </aside>
      </>
    )
  )
}

export default island('bottom-banner', BottomBanner, ['x'])
